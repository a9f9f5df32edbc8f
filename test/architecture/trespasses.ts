export interface Trespass {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
}

/** One forbidden import for each rule of `.dependency-cruiser.cjs`, and a second where it pays. */
export const trespasses: readonly Trespass[] = [
  { rule: 'domain-imports-its-row', file: 'libs/domain/src/cart/a.ts', imports: '@nestjs/common' },
  {
    rule: 'domain-imports-its-row',
    file: 'libs/domain/src/cart/b.ts',
    imports: '@internationalized/date',
  },
  {
    rule: 'domain-imports-its-row',
    file: 'libs/domain/src/cart/c.ts',
    imports: '@shop/ports/screens',
  },
  { rule: 'domain-exception-1', file: 'libs/domain/src/calendar/park-day.ts', imports: 'rxjs' },
  { rule: 'domain-without-node', file: 'libs/domain/src/cart/d.ts', imports: 'node:crypto' },
  { rule: 'ports-imports-its-row', file: 'libs/ports/src/screens/a.ts', imports: 'zod' },
  { rule: 'ports-without-node', file: 'libs/ports/src/screens/b.ts', imports: 'node:http' },
  { rule: 'adapters-http-imports-its-row', file: 'libs/adapters/src/http/a.ts', imports: 'pg' },
  {
    rule: 'adapters-http-imports-its-row',
    file: 'libs/adapters/src/http/b.ts',
    imports: '@shop/ports/screens',
  },
  {
    rule: 'adapters-memory-imports-its-row',
    file: 'libs/adapters/src/memory/a.ts',
    imports: 'undici',
  },
  {
    rule: 'adapters-octo-imports-its-row',
    file: 'libs/adapters/src/octo/a.ts',
    imports: 'undici',
  },
  {
    rule: 'adapters-postgres-imports-its-row',
    file: 'libs/adapters/src/postgres/a.ts',
    imports: 'axios',
  },
  {
    rule: 'adapters-redis-imports-its-row',
    file: 'libs/adapters/src/redis/a.ts',
    imports: 'pg',
  },
  {
    rule: 'adapters-oauth-imports-its-row',
    file: 'libs/adapters/src/oauth/a.ts',
    imports: 'passport',
  },
  {
    rule: 'adapters-jose-imports-its-row',
    file: 'libs/adapters/src/jose/a.ts',
    imports: 'passport',
  },
  {
    rule: 'adapters-smtp-imports-its-row',
    file: 'libs/adapters/src/smtp/a.ts',
    imports: 'ical-generator',
  },
  {
    rule: 'adapters-ical-imports-its-row',
    file: 'libs/adapters/src/ical/a.ts',
    imports: 'nodemailer',
  },
  {
    rule: 'adapters-pdf-imports-its-row',
    file: 'libs/adapters/src/pdf/a.ts',
    imports: 'uqr',
  },
  {
    rule: 'adapters-wallet-imports-its-row',
    file: 'libs/adapters/src/wallet/a.ts',
    imports: 'pdfkit',
  },
  {
    rule: 'adapters-files-imports-its-row',
    file: 'libs/adapters/src/files/a.ts',
    imports: '../../../../backends/sandbox/src/config/config.js',
  },
  {
    rule: 'adapters-system-imports-its-row',
    file: 'libs/adapters/src/system/a.ts',
    imports: 'zod',
  },
  {
    rule: 'bff-imports-its-row',
    file: 'apps/bff/src/features/sell/cart/a.ts',
    imports: '@shop/adapters/http',
  },
  {
    rule: 'bff-imports-its-row',
    file: 'apps/bff/src/features/sell/cart/b.ts',
    imports: '../../../../../web/src/entry-server.js',
  },
  {
    rule: 'bff-imports-its-row',
    file: 'apps/bff/src/features/sell/cart/c.ts',
    imports: '../../../../../../backends/sandbox/src/config/config.js',
  },
  { rule: 'bff-exception-1', file: 'apps/bff/src/backends/adapters.module.ts', imports: 'react' },
  {
    rule: 'bff-exception-2',
    file: 'apps/bff/src/page/render/a.ts',
    imports: '../../../../web/src/ui/button.js',
  },
  {
    rule: 'web-imports-its-row',
    file: 'apps/web/src/screens/sell/cart/a.ts',
    imports: '@shop/ports/backends',
  },
  {
    rule: 'web-imports-its-row',
    file: 'apps/web/src/screens/sell/cart/b.ts',
    imports: '@nestjs/common',
  },
  { rule: 'web-exception-1', file: 'apps/web/src/runtime/live/live-app.tsx', imports: 'pg' },
  { rule: 'web-exception-2', file: 'apps/web/src/ui/icon.tsx', imports: 'pg' },
  { rule: 'web-exception-3', file: 'apps/web/src/frame/islands/flag.tsx', imports: 'pg' },
  { rule: 'web-without-node', file: 'apps/web/src/screens/sell/cart/c.ts', imports: 'node:fs' },
  {
    rule: 'sandbox-imports-its-row',
    file: 'backends/sandbox/src/engine/a.ts',
    imports: '@shop/adapters/postgres',
  },
  {
    rule: 'shop-without-backends',
    file: 'apps/web/src/parts/c.ts',
    imports: '../../../../backends/sandbox/src/config/config.js',
  },
  {
    rule: 'backends-without-shop',
    file: 'backends/stand-ins/a.ts',
    imports: '../../apps/web/src/parts/b.js',
  },
  {
    rule: 'domain-for-the-sandbox-alone',
    file: 'backends/stand-ins/b.ts',
    imports: '@shop/domain',
  },
  {
    rule: 'kit-imports-its-row',
    file: 'backends/kit/src/kit/a.ts',
    imports: '../../../sandbox/src/engine/a.js',
  },
  {
    rule: 'kit-imports-its-row',
    file: 'backends/kit/src/kit/b.ts',
    imports: '@shop/domain',
  },
  {
    rule: 'bff-features-apart',
    file: 'apps/bff/src/features/sell/cart/d.ts',
    imports: '../../browse/home/home.js',
  },
  {
    rule: 'bff-features-put-together-in-one-place',
    file: 'apps/bff/src/http/a.ts',
    imports: '../features/browse/home/home.js',
  },
  {
    rule: 'web-features-apart',
    file: 'apps/web/src/screens/sell/cart/d.ts',
    imports: '../../browse/home/home.js',
  },
  {
    rule: 'web-features-put-together-in-one-place',
    file: 'apps/web/src/ui/a.ts',
    imports: '../screens/browse/home/home.js',
  },
  {
    rule: 'web-runtime-looks-down',
    file: 'apps/web/src/runtime/a.ts',
    imports: '../entry-server.js',
  },
  {
    rule: 'web-screens-looks-down',
    file: 'apps/web/src/screens/sell/cart/e.ts',
    imports: '../../../frame/b.js',
  },
  { rule: 'web-frame-looks-down', file: 'apps/web/src/frame/c.ts', imports: '../runtime/d.js' },
  { rule: 'web-parts-looks-down', file: 'apps/web/src/parts/a.ts', imports: '../frame/b.js' },
  { rule: 'web-shop-looks-down', file: 'apps/web/src/shop/a.ts', imports: '../ui/button.js' },
  { rule: 'web-ui-looks-down', file: 'apps/web/src/ui/b.ts', imports: '../parts/b.js' },
  { rule: 'web-theme-looks-down', file: 'apps/web/src/theme/a.ts', imports: '../ui/button.js' },
  { rule: 'web-folder-has-its-floor', file: 'apps/web/src/attic/a.ts', imports: '../ui/button.js' },
  {
    rule: 'bff-features-looks-down',
    file: 'apps/bff/src/features/sell/cart/e.ts',
    imports: '../../../app.module.js',
  },
  {
    rule: 'bff-rehearsal-looks-down',
    file: 'apps/bff/src/rehearsal/a.ts',
    imports: '../features/browse/home/home.js',
  },
  {
    rule: 'bff-page-looks-down',
    file: 'apps/bff/src/page/a.ts',
    imports: '../features/browse/home/home.js',
  },
  { rule: 'bff-screen-looks-down', file: 'apps/bff/src/screen/a.ts', imports: '../page/b.js' },
  { rule: 'bff-visit-looks-down', file: 'apps/bff/src/visit/a.ts', imports: '../screen/b.js' },
  { rule: 'bff-visit-looks-down', file: 'apps/bff/src/visit/c.ts', imports: '../page/b.js' },
  {
    rule: 'bff-presenters-looks-down',
    file: 'apps/bff/src/presenters/a.ts',
    imports: '../visit/b.js',
  },
  { rule: 'bff-http-looks-down', file: 'apps/bff/src/http/c.ts', imports: '../visit/b.js' },
  { rule: 'bff-backends-looks-down', file: 'apps/bff/src/backends/a.ts', imports: '../visit/b.js' },
  {
    rule: 'bff-observability-looks-down',
    file: 'apps/bff/src/observability/a.ts',
    imports: '../visit/b.js',
  },
  { rule: 'bff-config-looks-down', file: 'apps/bff/src/config/a.ts', imports: '../visit/b.js' },
  { rule: 'bff-folder-has-its-floor', file: 'apps/bff/src/attic/a.ts', imports: '../visit/b.js' },
  { rule: 'no-circle-of-folders', file: 'apps/web/src/parts/one/a.ts', imports: '../two/a.js' },
  { rule: 'no-circle-of-folders', file: 'libs/domain/src/order/a.ts', imports: '../voucher/a.js' },
  { rule: 'no-circle', file: 'libs/domain/src/money/a.ts', imports: './a-again.js' },
  { rule: 'resolvable', file: 'libs/domain/src/money/b.ts', imports: './nowhere.js' },
  { rule: 'declared', file: 'apps/bff/src/http/b.ts', imports: 'supertest' },
];

/** What the trespasses lead to; none of it breaks a rule, but for the forgotten one. */
export const bystanders: Readonly<Record<string, string>> = {
  'libs/domain/src/index.ts': "export * from './money/a-again.js';",
  'libs/domain/src/money/a-again.ts': "import './a.js';",
  'libs/domain/src/order/b.ts': 'export const b = true;',
  'libs/domain/src/voucher/a.ts': 'export const a = true;',
  'libs/domain/src/voucher/b.ts': "import '../order/b.js';",
  'libs/ports/src/screens/index.ts': "export * from './a.js';",
  'libs/ports/src/backends/index.ts': "import '@shop/domain';",
  'libs/adapters/src/http/index.ts': "import '@shop/domain';",
  'libs/adapters/src/postgres/index.ts': "import '@shop/domain';",
  'apps/bff/src/features/browse/home/home.ts': "import '@shop/domain';",
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
  'apps/web/src/entry-server.tsx': "import '@shop/domain';",
  'backends/sandbox/src/config/config.ts': "import '@shop/domain';",
  'apps/web/src/ui/forgotten.ts': 'export const forgotten = true;',
};
