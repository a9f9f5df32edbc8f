/** One or two forbidden imports per rule of `.dependency-cruiser.cjs`: rule, file, import. */
const planted = `
domain-imports-its-row libs/domain/src/cart/a.ts @nestjs/common
domain-imports-its-row libs/domain/src/cart/b.ts @internationalized/date
domain-imports-its-row libs/domain/src/cart/c.ts @shop/ports/screens
domain-exception-1 libs/domain/src/calendar/park-day.ts rxjs
domain-without-node libs/domain/src/cart/d.ts node:crypto
ports-screens-imports-its-row libs/ports/src/screens/a.ts zod
ports-screens-without-node libs/ports/src/screens/b.ts node:http
ports-forms-imports-its-row libs/ports/src/forms/a.ts @nestjs/common
ports-forms-without-node libs/ports/src/forms/b.ts node:http
ports-backends-imports-its-row libs/ports/src/backends/a.ts @shop/ports/screens
ports-backends-without-node libs/ports/src/backends/b.ts node:http
adapters-http-imports-its-row libs/adapters/src/http/a.ts pg
adapters-http-imports-its-row libs/adapters/src/http/b.ts @shop/ports/screens
adapters-memory-imports-its-row libs/adapters/src/memory/a.ts undici
adapters-octo-imports-its-row libs/adapters/src/octo/a.ts undici
adapters-postgres-imports-its-row libs/adapters/src/postgres/a.ts axios
adapters-redis-imports-its-row libs/adapters/src/redis/a.ts pg
adapters-oauth-imports-its-row libs/adapters/src/oauth/a.ts passport
adapters-jose-imports-its-row libs/adapters/src/jose/a.ts passport
adapters-smtp-imports-its-row libs/adapters/src/smtp/a.ts ical-generator
adapters-ical-imports-its-row libs/adapters/src/ical/a.ts nodemailer
adapters-pdf-imports-its-row libs/adapters/src/pdf/a.ts uqr
adapters-wallet-imports-its-row libs/adapters/src/wallet/a.ts pdfkit
adapters-files-imports-its-row libs/adapters/src/files/a.ts ../../../../backends/sandbox/src/config/config.js
adapters-system-imports-its-row libs/adapters/src/system/a.ts zod
bff-imports-its-row apps/bff/src/features/cart/cart/a.ts @shop/adapters/http
bff-imports-its-row apps/bff/src/features/cart/cart/b.ts ../../../../../web/src/entry-server.js
bff-imports-its-row apps/bff/src/features/cart/cart/c.ts ../../../../../../backends/sandbox/src/config/config.js
bff-exception-1 apps/bff/src/backends/adapters.module.ts react
bff-exception-2 apps/bff/src/page/render/a.ts ../../../../web/src/ui/button.js
web-imports-its-row apps/web/src/screens/cart/cart/a.ts @shop/ports/backends
web-imports-its-row apps/web/src/screens/cart/cart/b.ts @nestjs/common
web-exception-1 apps/web/src/runtime/page/live/live-app.tsx pg
web-exception-2 apps/web/src/ui/icon.tsx pg
web-exception-3 apps/web/src/frame/islands/flag.tsx pg
web-exception-4 apps/web/src/screens/browse/home/planner-people.tsx pg
web-exception-5 apps/web/src/screens/people/sign-in/password-field.tsx pg
web-without-node apps/web/src/screens/cart/cart/c.ts node:fs
sandbox-imports-its-row backends/sandbox/src/engine/a.ts @shop/adapters/postgres
shop-without-backends apps/web/src/parts/c.ts ../../../../backends/sandbox/src/config/config.js
backends-without-shop backends/stand-ins/a.ts ../../apps/web/src/parts/b.js
domain-for-the-sandbox-alone backends/stand-ins/b.ts @shop/domain
kit-imports-its-row backends/kit/src/kit/a.ts ../../../sandbox/src/engine/a.js
kit-imports-its-row backends/kit/src/kit/b.ts @shop/domain
forms-by-type-only apps/web/src/parts/d.ts @shop/ports/forms
forms-by-type-only libs/ports/src/screens/c.ts ../forms/index.js
bff-features-apart apps/bff/src/features/find/search/d.ts ../../browse/home/home.js
bff-choose-knows-what-comes-before apps/bff/src/features/choose/buy/a.ts ../../order/order/b.js
bff-cart-knows-what-comes-before apps/bff/src/features/cart/cart/d.ts ../../browse/home/home.js
bff-pay-knows-what-comes-before apps/bff/src/features/pay/purchase/a.ts ../../order/order/b.js
bff-order-knows-what-comes-before apps/bff/src/features/order/order/a.ts ../../browse/home/home.js
bff-features-put-together-in-one-place apps/bff/src/http/a.ts ../features/browse/home/home.js
web-features-apart apps/web/src/screens/cart/cart/d.ts ../../browse/home/home.js
web-features-put-together-in-one-place apps/web/src/ui/a.ts ../screens/browse/home/home.js
web-runtime-looks-down apps/web/src/runtime/a.ts ../entry-server.js
web-screens-looks-down apps/web/src/screens/cart/cart/e.ts ../../../frame/b.js
web-frame-looks-down apps/web/src/frame/c.ts ../runtime/d.js
web-parts-looks-down apps/web/src/parts/a.ts ../frame/b.js
web-shop-looks-down apps/web/src/shop/a.ts ../ui/button.js
web-ui-looks-down apps/web/src/ui/b.ts ../parts/b.js
web-theme-looks-down apps/web/src/theme/a.ts ../ui/button.js
web-folder-has-its-floor apps/web/src/attic/a.ts ../ui/button.js
bff-features-looks-down apps/bff/src/features/cart/cart/e.ts ../../../app.module.js
bff-rehearsal-looks-down apps/bff/src/rehearsal/a.ts ../features/browse/home/home.js
bff-page-looks-down apps/bff/src/page/a.ts ../features/browse/home/home.js
bff-screen-looks-down apps/bff/src/screen/a.ts ../page/b.js
bff-visit-looks-down apps/bff/src/visit/a.ts ../screen/b.js
bff-visit-looks-down apps/bff/src/visit/c.ts ../page/b.js
bff-presenters-looks-down apps/bff/src/presenters/a.ts ../visit/b.js
bff-http-looks-down apps/bff/src/http/c.ts ../visit/b.js
bff-backends-looks-down apps/bff/src/backends/a.ts ../visit/b.js
bff-observability-looks-down apps/bff/src/observability/a.ts ../visit/b.js
bff-config-looks-down apps/bff/src/config/a.ts ../visit/b.js
bff-folder-has-its-floor apps/bff/src/attic/a.ts ../visit/b.js
recipes-for-the-build-alone apps/web/src/ui/d.ts ./button.recipe.js
no-circle-of-folders apps/web/src/parts/one/a.ts ../two/a.js
no-circle-of-folders libs/domain/src/order/a.ts ../voucher/a.js
no-circle libs/domain/src/money/a.ts ./a-again.js
resolvable libs/domain/src/money/b.ts ./nowhere.js
declared apps/bff/src/http/b.ts supertest`;

export const trespasses = planted
  .trim()
  .split('\n')
  .map((row) => {
    const [rule = '', file = '', imports = ''] = row.split(' ');
    return { rule, file, imports };
  });

/** Targets of the forbidden imports; except for the orphan, none breaks a rule. */
export const bystanders: Readonly<Record<string, string>> = {
  'libs/domain/src/index.ts': "export * from './money/a-again.js';",
  'libs/domain/src/money/a-again.ts': "import './a.js';",
  'libs/domain/src/order/b.ts': 'export const b = true;',
  'libs/domain/src/voucher/a.ts': 'export const a = true;',
  'libs/domain/src/voucher/b.ts': "import '../order/b.js';",
  'libs/ports/src/screens/index.ts': "export * from './a.js';",
  'libs/ports/src/forms/index.ts': "import '@shop/domain';",
  'libs/ports/src/backends/index.ts': "import '@shop/domain';",
  'libs/adapters/src/http/index.ts': "import '@shop/domain';",
  'libs/adapters/src/postgres/index.ts': "import '@shop/domain';",
  'apps/bff/src/features/browse/home/home.ts': "import '@shop/domain';",
  'apps/bff/src/features/order/order/b.ts': "import '@shop/domain';",
  'apps/web/src/screens/browse/home/home.ts': "import '@shop/domain';",
  'apps/bff/src/app.module.ts': "import '@shop/domain';",
  'apps/bff/src/page/b.ts': "import '@shop/domain';",
  'apps/bff/src/screen/b.ts': "import '@shop/domain';",
  'apps/bff/src/visit/b.ts': "import '@shop/domain';",
  'apps/web/src/frame/b.ts': "import '@shop/domain';",
  'apps/web/src/runtime/d.ts': "import '@shop/domain';",
  'apps/web/src/parts/b.ts': "import '@shop/domain';",
  'apps/web/src/parts/one/b.ts': "import '@shop/domain';",
  'apps/web/src/parts/two/a.ts': "import '@shop/domain';",
  'apps/web/src/parts/two/b.ts': "import '../one/b.js';",
  'apps/web/src/ui/button.ts': "import '@shop/domain';",
  'apps/web/src/ui/button.recipe.ts': "import '@shop/domain';",
  'apps/web/src/entry-server.tsx': "import '@shop/domain';",
  'backends/sandbox/src/config/config.ts': "import '@shop/domain';",
  'apps/web/src/ui/forgotten.ts': 'export const forgotten = true;',
};
