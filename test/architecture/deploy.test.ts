import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../apps/bff/src/config/config.js';
import { graceMs } from '../../apps/bff/src/drain.js';
import { cookiesThat, nameOf } from '../../apps/bff/src/visit/cookie-table.js';

const textOf = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const folder = 'deploy/kubernetes';
const manifests = readdirSync(folder).map((name) => `${folder}/${name}`);
const composeFiles = ['docker-compose.yml', 'docker-compose.observe.yml'];

interface Variable {
  readonly name: string;
  readonly valueFrom: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Container {
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly Variable[];
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
  readonly resources: { readonly limits: { readonly memory: string } };
}
interface Workload {
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly [Container];
      };
    };
  };
}
interface Service {
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly stop_grace_period: string;
  readonly mem_limit: string;
}

/** Reads a manifest as the type that its kind has in Kubernetes. */
const manifest = <Kind>(name: string) => parse(textOf(`${folder}/${name}.yaml`)) as Kind;
const settings = manifest<{ data: Record<string, string> }>('config').data;
const podOf = (name: string) => manifest<Workload>(name).spec.template.spec;
const pod = podOf('deployment');
const [bff] = pod.containers;
const [migration] = podOf('migration').containers;
const { services } = parse(textOf('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
}; // as: the form of a compose file
const copies = Object.entries(services).filter(([name]) => name.startsWith('bff-'));
const [, copy] = copies[0] ?? [];
const inCompose = copy?.environment ?? {};

const described = new Set(
  [...textOf('.env.example').matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name),
);
const isSecret = (name: string) => /TOKEN|SECRET|^(?:DATABASE|REDIS|SMTP)_URL$/.test(name);
const secret = 'a-secret-of-at-least-32-characters';

/** Compose's values with variables of .env: `${NAME:-word}`, `${NAME:?sentence}`, `${NAME:+word}`. */
const filled = (values: Readonly<Record<string, unknown>>, env: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([variable, value]) => [
      variable,
      String(value).replaceAll(
        /\$\{(\w+):([-?+])([^}]*)\}/g,
        (_, name: string, how: string, word: string) => {
          if (how === '+') return env[name] ? word : '';
          return env[name] ?? (how === '?' ? secret : word);
        },
      ),
    ]),
  );

const drainSeconds = Number(settings.DRAIN_SECONDS);

it.each([...manifests, ...composeFiles])('%s is YAML without doubled keys', (file) => {
  const [document, ...more] = parseAllDocuments(textOf(file), { merge: true });
  expect(document?.errors).toEqual([]);
  expect(more).toEqual([]);
});

it('applies every manifest but the migration', () => {
  const { resources } = manifest<{ resources: string[] }>('kustomization');
  const others = ['kustomization.yaml', 'migration.yaml'];
  expect([...resources, ...others].sort()).toEqual(readdirSync(folder).sort());
});

describe('variables', () => {
  const inPod = [...Object.keys(settings), ...bff.env.map(({ name }) => name)];

  it('are those of .env.example', () => {
    for (const name of [...inPod, ...Object.keys(inCompose)])
      expect([name, described.has(name)]).toEqual([name, true]);
  });

  it('take every secret from one Secret, and nothing else', () => {
    for (const { name, valueFrom } of [...bff.env, ...migration.env]) {
      expect(valueFrom.secretKeyRef).toEqual({ name: 'taquilla', key: name });
      expect([name, isSecret(name)]).toEqual([name, true]);
    }
    expect(Object.keys(settings).filter(isSecret)).toEqual([]);
  });

  const stores = {
    DATABASE_URL: 'postgres://shop:secret@postgres.example/shop',
    REDIS_URL: 'rediss://redis.example',
    SMTP_URL: 'smtps://mail.example',
  };

  it('of the manifests start a public shop', () => {
    const secrets = Object.fromEntries(bff.env.map(({ name }) => [name, secret]));
    const read = readConfig({ ...settings, ...secrets, ...stores });
    expect(read.PUBLIC_ORIGIN).toBe(settings.PUBLIC_ORIGIN);
  });

  it('of docker-compose.yml start a shop with the sandbox, and a public one', () => {
    expect(readConfig(filled(inCompose, {})).PUBLIC_ORIGIN).toBe('http://localhost:3000');
    const { SMTP_URL } = stores;
    const read = readConfig(filled(inCompose, { ...settings, SMTP_URL }));
    expect(read.PUBLIC_ORIGIN).toBe(settings.PUBLIC_ORIGIN);
    expect(read.TRUSTED_PROXIES).toEqual(['10.75.0.10', settings.TRUSTED_PROXIES]);
  });

  it('include the same secrets in docker-compose.yml, whose sandbox also has a mailbox', () => {
    const secrets = bff.env.map(({ name }) => name);
    expect(Object.keys(inCompose).filter(isSecret).sort()).toEqual(
      [...secrets, 'MAILBOX_API_TOKEN'].sort(),
    );
  });
});

it('names in docs/operate/cdn.md each cookie that changes a page', () => {
  const cdn = textOf('docs/operate/cdn.md');
  for (const cookie of [...cookiesThat('yes'), ...cookiesThat('personal')])
    expect(cdn).toContain(`\`${nameOf(cookie)}\``);
});

describe('ports and probes', () => {
  it('are those of the program', () => {
    const { PORT, OPS_PORT } = settings;
    expect(bff.ports).toEqual([
      { name: 'http', containerPort: Number(PORT) },
      { name: 'ops', containerPort: Number(OPS_PORT) },
    ]);
    const answered = textOf('apps/bff/src/observability/ops-server.ts');
    for (const { httpGet } of [bff.startupProbe, bff.readinessProbe, bff.livenessProbe]) {
      expect(httpGet.port).toBe('ops');
      expect(answered).toContain(`request.url === '${httpGet.path}'`);
    }
  });

  it('match in docker-compose.yml, nginx and Prometheus', () => {
    const servers = [...textOf('deploy/nginx/copies.conf').matchAll(/^server (\S+):(\d+) /gm)];
    expect(servers.map(([, name, port]) => [name, port])).toEqual(
      copies.map(([name]) => [name, settings.PORT]),
    );
    const targets = `targets: [${copies.map(([name]) => `'${name}:${settings.OPS_PORT}'`).join(', ')}]`;
    expect(textOf('docker-compose.observe.yml').split(targets)).toHaveLength(3);
    expect(inCompose.OPS_ALLOWED_HOSTS?.split(',')).toEqual(copies.map(([name]) => name));
  });
});

describe('a stop', () => {
  it('has time for the drain and the pending requests', () => {
    const seconds = drainSeconds + graceMs / 1_000;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(seconds);
    for (const [, { stop_grace_period: grace }] of copies)
      expect(Number.parseInt(grace)).toBeGreaterThan(seconds);
    expect(String(inCompose.DRAIN_SECONDS)).toBe(settings.DRAIN_SECONDS);
  });

  it('leaves nginx no unused connection to a copy that closes', () => {
    const [, kept] = /keepalive_timeout (\d+)s;/.exec(textOf('deploy/nginx/nginx.conf')) ?? [];
    expect(Number(kept)).toBeLessThan(drainSeconds);
  });
});

it('gives a copy the same memory everywhere', () => {
  expect(bff.resources.limits.memory).toBe(copy?.mem_limit.replace('m', 'Mi'));
});

it('migrates with the program that the image holds', () => {
  const command = ['node', 'dist/bff/migrate.mjs'];
  expect([migration.command, services.migrate?.command]).toEqual([command, command]);
  expect(migration.env.map(({ name }) => name)).toEqual(['DATABASE_URL']);
});
