import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isAllowed, licenseOf } from '../../scripts/lib/licenses.mjs';
import { sparing } from '../../scripts/lib/node.mjs';

interface Service {
  readonly image?: string;
  readonly build?: unknown;
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly environment?: Readonly<Record<string, unknown>>;
}

const textOf = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const files = ['docker-compose.yml', 'docker-compose.observe.yml'];
const services = files.flatMap((file) => {
  const read = parse(textOf(file), { merge: true }) as { services: Record<string, Service> }; // as: the form of a compose file
  return Object.entries(read.services);
});

/** A variable without a default: `${NAME:?sentence}`. */
const required = /^\$\{([A-Z_]+):\?[^}]{10,}\}$/;

describe.each(services)('the container %s', (name, service) => {
  it('has a read-only root and drops privileges', () => {
    expect(service.read_only).toBe(true);
    expect(service.tmpfs).toContain('/tmp');
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    // Only the database's entrypoint changes the folder's owner and then the user.
    if (name !== 'postgres') expect(service.cap_add).toBeUndefined();
  });

  it('has no fixed secret', () => {
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      if (/TOKEN|SECRET|PASSWORD/.test(variable))
        expect([variable, value]).toEqual([variable, expect.stringMatching(required)]);
      if (/^DATABASE_URL$/.test(variable))
        expect(value).toMatch(/^postgres:\/\/\w+:\$\{[A-Z_]+:\?[^}]{10,}\}@/);
    }
  });

  it('has limits', () => {
    expect(service).toMatchObject({
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
    });
  });

  it('has an image with an exact tag and its digest, unless it is built here', () => {
    if (!service.build) expect(service.image).toMatch(/:v?\d+\.\d+[^@]*@sha256:[0-9a-f]{64}$/);
  });

  it('has a health check', () => {
    expect(service.healthcheck?.test ?? textOf('Dockerfile').match(/^HEALTHCHECK /m)).toBeTruthy();
  });
});

it.each(files)('%s explains which secrets to create and how', (file) => {
  const text = textOf(file);
  const [head = ''] = text.split('services:');
  const named = new Set([...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, one]) => one ?? ''));
  expect(named.size).toBeGreaterThan(0);
  for (const one of named) expect(head).toContain(one);
});

it('starts the sandbox only when asked, and keeps it out of the image of the shop', () => {
  const [, sandbox] = services.find(([name]) => name === 'sandbox') ?? [];
  expect(sandbox?.profiles).toEqual(['sandbox']);
  const [, shop = ''] = textOf('Dockerfile').split(/^FROM base$/m);
  expect(shop).toContain('dist/bff');
  expect(shop).not.toContain('dist/sandbox');
});

it('allows or denies each package’s install script by name', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  }; // as: the form of a lock file
  const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  const { allowScripts } = JSON.parse(textOf('package.json'));
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(scripted)].toSorted());
  // npm fails on a script that the list does not name.
  expect(textOf('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
});

it('lists the packages of each program, with their versions', () => {
  const { packages } = JSON.parse(textOf('package-lock.json'));
  for (const [place, name] of [
    ['dist/bff', '@nestjs/core'],
    ['dist/bff', 'zod'],
    ['dist/sandbox', 'express'],
    ['dist/web/client/.vite', 'react'],
    ['dist/web/client/.vite', '@fontsource-variable/geologica'],
    ['dist/web/server/.vite', 'react-dom'],
    ['dist/web/gate/.vite', 'jsqr'],
  ] as const) {
    const { components } = JSON.parse(textOf(`${place}/sbom.json`));
    const { version } = packages[`node_modules/${name}`];
    expect(components).toContainEqual(expect.objectContaining({ name, version }));
    expect(textOf(`${place}/licenses.txt`)).toContain(`## ${name} ${version}`);
  }
});

it('uses only packages whose licence allows sale and change', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { name?: string; license?: string; dev?: boolean }>;
  }; // as: the form of a lock file
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  expect(shipped.length).toBeGreaterThan(100);
  const refused = shipped
    .map(([path, { name = path.replace(/^.*node_modules\//, ''), license }]) => ({ name, license }))
    .filter((named) => !isAllowed(licenseOf(named)));
  expect(refused).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(BSD-3-Clause OR GPL-2.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
  [undefined, false],
])('of the licence %s: allowed is %s', (license, allowed) => {
  expect(isAllowed(license)).toBe(allowed);
});

it('runs the shop as an unprivileged user', () => {
  expect(textOf('Dockerfile')).toMatch(/^USER node$/m);
});

it('uses the memory settings of `npm start`, which the bench measures', () => {
  const env = [...textOf('Dockerfile').matchAll(/^ENV (.+)$/gm)].map(([, one]) => one).join(' ');
  for (const [name, value] of Object.entries(sparing)) expect(env).toContain(`${name}=${value}`);
});

it('runs the shop on the Node version of the tests', () => {
  const { optionalDependencies } = JSON.parse(textOf('package.json')) as {
    optionalDependencies: Record<string, string>;
  }; // as: the form of a package file
  const [, inImage] =
    /^ARG NODE_IMAGE=node:(.+)-bookworm-slim@sha256:[0-9a-f]{64}$/m.exec(textOf('Dockerfile')) ??
    [];
  const brought = Object.entries(optionalDependencies).filter(([name]) => /^node-/.test(name));
  expect(brought).toHaveLength(5);
  for (const [name, version] of brought) expect([name, version]).toEqual([name, inImage]);
  expect(process.versions.node).toBe(inImage);
});
