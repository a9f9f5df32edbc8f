/**
 * Who may import whom: the table of CONTRIBUTING.md, as data. The rules below are made from it.
 * It changes in a commit of its own, with a record in docs/decisions.
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

/** `folders`: ours; `packages`: from the registry; `node`: whether Node's own modules too. */
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
  // `express`: its types only, for passport's strategies speak of its requests.
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
      'pino-http',
      'prom-client',
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
      '@emotion/react',
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
  // A package of its own, with no part of the shop in it.
  kit: { folders: ['kit'], packages: ['ajv', 'ajv-formats'], node: true },
};

/** Single files that may import what their package may not, each by a decision record. */
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
  // What the build's generators write: style sheets, icons and flags.
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
 * Where an app keeps its features, an area a folder, and who puts them together: the only ones
 * besides the features themselves that may import them.
 */
const apps = {
  bff: { features: 'features/', knowsFeatures: ['[^/]+\\.ts$'] },
  // Screens are found where they lie; nobody imports them.
  web: { features: 'screens/', knowsFeatures: [] },
};

/** The areas of a purchase, in the order of a visit: each may import those before it. */
const areasInOrder = { bff: ['choose', 'cart', 'pay', 'order'], web: [] };

/**
 * The folders of an app from the top down, those side by side on one floor: each knows the floors
 * below it, and nothing above or beside it. The files above them all put the app together.
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
/** A package of the registry, its own folder below any node_modules; or its types. */
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

/** A package may import what its row names; Node's modules are told apart by their type. */
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
    comment: `What ${name} may import stands in the table of .dependency-cruiser.cjs.`,
    from: where,
    // Where an import leads nowhere, the rule "resolvable" says so.
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
      comment: `${name} runs anywhere, so it uses nothing of Node's.`,
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
      comment: 'A feature imports its own area and the folders that are no feature.',
      from: { path: feature, pathNot: ordered.map(inArea) },
      to: { path: feature, pathNot: inArea('$1') },
    },
    ...ordered.map((area, at) => ({
      name: `${app}-${area}-knows-what-comes-before`,
      severity: 'error',
      comment: `An area of a purchase imports those before it: ${ordered.join(', ')}.`,
      from: { path: inArea(area) },
      to: { path: feature, pathNot: ordered.slice(0, at + 1).map(inArea) },
    })),
    {
      name: `${app}-features-put-together-in-one-place`,
      severity: 'error',
      comment: 'Only the files that put an app together import its features.',
      from: {
        path: `^${root}`,
        pathNot: [`^${root}${features}`, ...knowsFeatures.map((each) => `^${root}${each}`)],
      },
      to: { path: feature },
    },
  ];
}

/** An arrow between two folders runs down, and every folder has its floor. */
function orderRules([app, rows]) {
  const root = quote(own[app]);
  const inside = (folders) => folders.map((folder) => `^${root}${folder}/`);
  return [
    ...rows.flatMap((folders, i) =>
      folders.map((folder) => ({
        name: `${app}-${folder}-looks-down`,
        severity: 'error',
        comment: `What ${folder} may know stands below it in the floors of ${app}.`,
        from: { path: inside([folder]) },
        to: { path: `^${root}`, pathNot: inside([folder, ...rows.slice(i + 1).flat()]) },
      })),
    ),
    {
      name: `${app}-folder-has-its-floor`,
      severity: 'error',
      comment: `A new folder is written into the floors of ${app}.`,
      from: { path: `^${root}[^/]+/`, pathNot: inside(rows.flat()) },
      to: {},
    },
  ];
}

const houses = [
  {
    name: 'shop-without-backends',
    severity: 'error',
    comment: 'The shop knows backends by their addresses alone.',
    from: { path: '^(?:apps|libs)/' },
    to: { path: '^backends/' },
  },
  {
    name: 'backends-without-shop',
    severity: 'error',
    comment: 'The only arrow between the two houses leads from the sandbox to the domain.',
    from: { path: '^backends/' },
    to: { path: '^(?:apps|libs|test)/', pathNot: '^libs/domain/' },
  },
  {
    name: 'domain-for-the-sandbox-alone',
    severity: 'error',
    comment: 'Kit and stand-ins know the contracts, not the rules of one shop.',
    from: { path: '^backends/', pathNot: '^backends/sandbox/' },
    to: { path: '^libs/domain/' },
  },
];

const general = [
  {
    name: 'forms-by-type-only',
    severity: 'error',
    comment: 'The BFF runs a form’s decorators; the web and the screens know its type alone.',
    from: { path: ['^apps/web/src/', '^libs/ports/src/screens/'] },
    to: { path: '^libs/ports/src/forms/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'recipes-for-the-build-alone',
    severity: 'error',
    comment: 'The build compiles recipes to style sheets; an import would take them to browsers.',
    from: { path: '^apps/', pathNot: '\\.(?:recipe|style)\\.ts$' },
    to: { path: '^apps/web/src/ui/.+\\.(?:recipe|style)\\.ts$' },
  },
  {
    name: 'no-circle-of-folders',
    severity: 'error',
    scope: 'folder',
    comment: 'Two folders that need each other are one folder, or hide a third.',
    from: { path: '^(?:apps/(?:bff|web)/src|libs)/' },
    to: { circular: true },
  },
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'Two files that need each other to run are one file, or hide a third.',
    from: {},
    // Types may lean on each other: nothing of them is left when the shop runs.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'An import that leads nowhere.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'declared',
    severity: 'error',
    comment: 'A package that package.json does not list, or that is not there in production.',
    // The kit's packages are in its file: whoever installs it fetches none.
    from: { path: '^(?:apps|backends|libs)/[^/]+/src/', pathNot: '^backends/kit/' },
    to: {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
      // Types are gone when the shop runs.
      dependencyTypesNot: ['type-only'],
      pathNot: 'node_modules/@types/',
    },
  },
  {
    name: 'nobody-forgotten',
    severity: 'error',
    comment:
      'A file that nobody imports and that imports nobody; the early entry is meant to be so.',
    from: {
      orphan: true,
      path: '^(?:apps|libs)/[^/]+/src/',
      pathNot: [
        '\\.d\\.ts$',
        '^apps/web/src/entry-early\\.ts$',
        // Found by the convention of their names.
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
