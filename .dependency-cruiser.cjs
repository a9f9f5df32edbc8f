/**
 * Allowed imports: the diagram of CONTRIBUTING.md as data, from which the rules below are built.
 * Change it in a commit of its own, with a record in docs/decisions.
 */
const own = {
  domain: 'libs/domain/src/',
  ports: 'libs/ports/src/',
  screens: 'libs/ports/src/screens/',
  forms: 'libs/ports/src/forms/',
  backends: 'libs/ports/src/backends/',
  adapters: 'libs/adapters/src/',
  bff: 'apps/bff/src/',
  web: 'apps/web/src/',
  sandbox: 'backends/sandbox/src/',
  kit: 'backends/kit/src/',
};

const nest = ['@nestjs/common', '@nestjs/core', '@nestjs/platform-express', 'reflect-metadata'];
const zod = ['zod'];

/** `folders`: ours; `packages`: from the registry; `node`: whether Node's modules are allowed. */
const table = {
  domain: { folders: ['domain'], packages: [], node: false },
  'ports/screens': { folders: ['screens', 'forms', 'domain'], packages: [], node: false },
  'ports/forms': {
    folders: ['forms', 'domain'],
    packages: ['class-validator', 'class-transformer'],
    node: false,
  },
  'ports/backends': { folders: ['backends', 'domain'], packages: [], node: false },
  'adapters/http': {
    folders: ['adapters', 'domain', 'backends'],
    packages: [...zod, '@nestjs/axios', 'axios', 'rxjs', 'undici', 'cockatiel'],
    node: true,
  },
  'adapters/memory': { folders: ['adapters', 'domain', 'backends'], packages: zod, node: true },
  'adapters/octo': {
    folders: ['adapters', 'domain', 'backends'],
    packages: [...zod, 'parse5'],
    node: true,
  },
  'adapters/postgres': {
    folders: ['adapters', 'domain', 'backends'],
    packages: [...zod, 'kysely', 'pg'],
    node: true,
  },
  'adapters/redis': {
    folders: ['adapters', 'domain', 'backends'],
    packages: [...zod, 'redis'],
    node: true,
  },
  // `express`: types only. passport's strategies use its requests.
  'adapters/oauth': {
    folders: ['adapters', 'domain', 'backends'],
    packages: [...zod, 'passport-oauth2', 'jose', 'express'],
    node: true,
  },
  'adapters/jose': {
    folders: ['adapters', 'domain', 'backends'],
    packages: [...zod, 'jose'],
    node: true,
  },
  'adapters/smtp': {
    folders: ['adapters', 'domain', 'backends'],
    packages: ['nodemailer'],
    node: true,
  },
  'adapters/ical': {
    folders: ['adapters', 'domain', 'backends'],
    packages: ['ical-generator'],
    node: true,
  },
  'adapters/pdf': {
    folders: ['adapters', 'domain', 'backends'],
    packages: ['pdfkit'],
    node: true,
  },
  'adapters/wallet': {
    folders: ['adapters', 'domain', 'backends'],
    packages: [...zod, 'jose', 'passkit-generator'],
    node: true,
  },
  'adapters/files': { folders: ['adapters', 'domain', 'backends'], packages: zod, node: true },
  'adapters/system': { folders: ['adapters', 'domain', 'backends'], packages: [], node: true },
  bff: {
    folders: ['bff', 'domain', 'ports'],
    packages: [
      ...nest,
      'class-validator',
      'class-transformer',
      'rxjs',
      'express',
      'cookie-parser',
      'compression',
      'helmet',
      'pino',
      'prom-client',
      '@opentelemetry/api',
      '@opentelemetry/core',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'uqr',
      'passport',
      'libphonenumber-js',
      '@zxcvbn-ts/language-common',
      'lru-cache',
      'rate-limiter-flexible',
      'cockatiel',
      'express-session',
      'proxy-addr',
    ],
    node: true,
  },
  web: {
    folders: ['web', 'domain', 'screens', 'forms'],
    packages: [
      'react',
      'react-dom',
      'react-i18next',
      'react-router-dom',
      '@chakra-ui/react',
      '@tanstack/react-query',
      'i18next',
      'jsqr',
    ],
    node: false,
  },
  sandbox: {
    folders: ['sandbox', 'domain'],
    packages: [
      ...nest,
      'class-validator',
      'class-transformer',
      'express',
      'kysely',
      'pg',
      ...zod,
      'minisearch',
      'oidc-provider',
    ],
    node: true,
  },
  // Published alone: it contains no part of the shop.
  kit: { folders: ['kit'], packages: ['ajv', 'ajv-formats'], node: true },
};

/** Files that may import more than their package. Each has a decision record. */
const exceptions = {
  domain: [{ file: 'libs/domain/src/calendar/park-day.ts', packages: ['@internationalized/date'] }],
  bff: [
    {
      file: 'apps/bff/src/backends/',
      folders: ['libs/adapters/src/'],
      packages: ['@nestjs/axios'],
    },
    {
      file: 'apps/bff/src/page/render/',
      folders: ['apps/web/src/entry-server.tsx', 'apps/web/src/entry-kit.tsx'],
    },
  ],
  // Written by the build: style sheets, icons and flags.
  web: [
    { file: 'apps/web/src/runtime/page/live/live-app.tsx', folders: ['apps/web/generated/'] },
    { file: 'apps/web/src/ui/', folders: ['apps/web/generated/'] },
    { file: 'apps/web/src/frame/islands/flag.tsx', folders: ['apps/web/generated/'] },
    {
      file: 'apps/web/src/screens/browse/home/planner-people.tsx',
      folders: ['apps/web/generated/ui/'],
    },
    {
      file: 'apps/web/src/screens/people/sign-in/password-field.tsx',
      folders: ['apps/web/generated/ui/'],
    },
  ],
};

/**
 * `features`: an app's folder of features, one folder per area. `knowsFeatures`: the only other
 * files that may import them.
 */
const apps = {
  bff: { features: 'features/', knowsFeatures: ['[^/]+\\.ts$'] },
  // The build finds screens by their path; no file imports them.
  web: { features: 'screens/', knowsFeatures: [] },
};

/** The areas of a purchase, in the order of a visit. Each may import those before it. */
const areasInOrder = { bff: ['choose', 'cart', 'pay', 'order'], web: [] };

/**
 * An app's folders from top to bottom; one row is one floor. A folder may import every floor below
 * its own. The files above all floors assemble the app.
 */
const floors = {
  bff: [
    ['features', 'rehearsal'],
    ['page'],
    ['screen'],
    ['visit'],
    ['presenters'],
    ['http'],
    ['backends'],
    ['observability', 'config'],
  ],
  web: [['runtime'], ['screens', 'frame'], ['parts'], ['shop', 'ui'], ['theme']],
};

const quote = (text) => text.replace(/[.\\/@-]/g, '\\$&');
/** Matches a package in any node_modules, or its types. */
const packagePattern = (name) => {
  const types = name.startsWith('@') ? name.slice(1).replace('/', '__') : name;
  return `node_modules/(?:${quote(name)}|@types/${quote(types)})/`;
};
const folderOf = (name) => {
  const [library, folder] = name.split('/');
  return folder ? `libs/${library}/src/${folder}/` : own[name];
};

const allowedPatterns = ({ folders = [], packages = [] }) => [
  ...folders.map((folder) => `^${quote(own[folder] ?? folder)}`),
  ...packages.map(packagePattern),
];

/** A package may import what its row names. Node's modules are recognised by their type. */
function packageRules([name, row]) {
  const slug = name.replace('/', '-');
  const special = exceptions[name] ?? [];
  const specialFiles = special.map(({ file }) => `^${quote(file)}`);
  const from = (pathNot) => ({
    path: `^${quote(folderOf(name))}`,
    pathNot,
  });
  const core = row.node ? [] : ['core'];
  const listed = (extra = {}) =>
    allowedPatterns({
      folders: [...row.folders, ...(extra.folders ?? [])],
      packages: [...row.packages, ...(extra.packages ?? [])],
    });
  const rule = (ruleName, where, patterns) => ({
    name: ruleName,
    severity: 'error',
    comment: `The table in .dependency-cruiser.cjs lists what ${name} may import.`,
    from: where,
    // The rule "resolvable" reports unresolved imports.
    to: { pathNot: patterns, dependencyTypesNot: ['core'], couldNotResolve: false },
  });
  return [
    rule(`${slug}-imports-its-row`, from(specialFiles), listed()),
    ...special.map((each, i) =>
      rule(`${slug}-exception-${i + 1}`, { path: `^${quote(each.file)}` }, listed(each)),
    ),
    ...core.map((type) => ({
      name: `${slug}-without-node`,
      severity: 'error',
      comment: `${name} also runs in browsers, so it uses no Node module.`,
      from: from([]),
      to: { dependencyTypes: [type] },
    })),
  ];
}

function featureRules([app, { features, knowsFeatures }]) {
  const root = quote(own[app]);
  const feature = `^${root}${features}([^/]+)/.+`;
  const ordered = areasInOrder[app];
  const inArea = (area) => `^${root}${features}${area}/`;
  return [
    {
      name: `${app}-features-apart`,
      severity: 'error',
      comment: 'A feature imports its own area and folders that are not features.',
      from: { path: feature, pathNot: ordered.map(inArea) },
      to: { path: feature, pathNot: inArea('$1') },
    },
    ...ordered.map((area, at) => ({
      name: `${app}-${area}-knows-what-comes-before`,
      severity: 'error',
      comment: `An area of a purchase may import those before it: ${ordered.join(', ')}.`,
      from: { path: inArea(area) },
      to: { path: feature, pathNot: ordered.slice(0, at + 1).map(inArea) },
    })),
    {
      name: `${app}-features-put-together-in-one-place`,
      severity: 'error',
      comment: 'Only the files that assemble an app import its features.',
      from: {
        path: `^${root}`,
        pathNot: [`^${root}${features}`, ...knowsFeatures.map((each) => `^${root}${each}`)],
      },
      to: { path: feature },
    },
  ];
}

/** Imports between folders go down, and every folder has a floor. */
function orderRules([app, rows]) {
  const root = quote(own[app]);
  const inside = (folders) => folders.map((folder) => `^${root}${folder}/`);
  return [
    ...rows.flatMap((folders, i) =>
      folders.map((folder) => ({
        name: `${app}-${folder}-looks-down`,
        severity: 'error',
        comment: `${folder} may import only the floors below it in ${app}.`,
        from: { path: inside([folder]) },
        to: { path: `^${root}`, pathNot: inside([folder, ...rows.slice(i + 1).flat()]) },
      })),
    ),
    {
      name: `${app}-folder-has-its-floor`,
      severity: 'error',
      comment: `Add a new folder to the floors of ${app}.`,
      from: { path: `^${root}[^/]+/`, pathNot: inside(rows.flat()) },
      to: {},
    },
  ];
}

const houses = [
  {
    name: 'shop-without-backends',
    severity: 'error',
    comment: 'The shop knows backends only by their addresses.',
    from: { path: '^(?:apps|libs)/' },
    to: { path: '^backends/' },
  },
  {
    name: 'backends-without-shop',
    severity: 'error',
    comment: 'Of backends/, only the sandbox imports the shop, and only libs/domain.',
    from: { path: '^backends/' },
    to: { path: '^(?:apps|libs|test)/', pathNot: '^libs/domain/' },
  },
  {
    name: 'domain-for-the-sandbox-alone',
    severity: 'error',
    comment: 'Kit and stand-ins know the contracts, not the rules of the shop.',
    from: { path: '^backends/', pathNot: '^backends/sandbox/' },
    to: { path: '^libs/domain/' },
  },
];

const general = [
  {
    name: 'forms-by-type-only',
    severity: 'error',
    comment: 'The BFF runs the decorators of a form; web and screens import its type only.',
    from: { path: ['^apps/web/src/', '^libs/ports/src/screens/'] },
    to: { path: '^libs/ports/src/forms/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'recipes-for-the-build-alone',
    severity: 'error',
    comment: 'The build compiles recipes to style sheets; an import would ship them to browsers.',
    from: { path: '^apps/', pathNot: '\\.(?:recipe|style)\\.ts$' },
    to: { path: '^apps/web/src/ui/.+\\.(?:recipe|style)\\.ts$' },
  },
  {
    name: 'no-circle-of-folders',
    severity: 'error',
    scope: 'folder',
    comment: 'Two folders import each other: merge them, or extract what both need.',
    from: { path: '^(?:apps/(?:bff|web)/src|libs)/' },
    to: { circular: true },
  },
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'Two files import each other: merge them, or extract what both need.',
    from: {},
    // Types may: they do not exist at run time.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'This import resolves to no file.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'declared',
    severity: 'error',
    comment: 'package.json does not list this package, or lists it for development only.',
    // The kit bundles its packages, so installing it fetches none.
    from: { path: '^(?:apps|backends|libs)/[^/]+/src/', pathNot: '^backends/kit/' },
    to: {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
      // Types do not exist at run time.
      dependencyTypesNot: ['type-only'],
      pathNot: 'node_modules/@types/',
    },
  },
  {
    name: 'nobody-forgotten',
    severity: 'error',
    comment: 'No file imports this file, and it imports none: delete it.',
    from: {
      orphan: true,
      path: '^(?:apps|libs)/[^/]+/src/',
      pathNot: [
        '\\.d\\.ts$',
        '^apps/web/src/entry-early\\.ts$',
        // Loaded by name.
        '^apps/web/src/runtime/page/texts/',
      ],
    },
    to: {},
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(table).flatMap(packageRules),
    ...Object.entries(apps).flatMap(featureRules),
    ...Object.entries(floors).flatMap(orderRules),
    ...houses,
    ...general,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may import everything.
    exclude: { path: '^dist/|^\\.data/|\\.test\\.tsx?$|^backends/test/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  },
};
