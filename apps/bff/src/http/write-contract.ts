import { escapeHtml } from '../observability/escape-html.js';

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body & { readonly description?: string }>>;
}

type Path = Readonly<Partial<Record<'get' | 'post', Operation>>>;

export interface OwnContract {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Path>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** JSON in which each reference links to its schema. */
const schemaOf = (schema: unknown): string =>
  escapeHtml(JSON.stringify(schema, null, 1)).replaceAll(
    /"#\/components\/schemas\/(\w+)"/g,
    '"<a href="#$1">$1</a>"',
  );

const fold = (head: string, inside: string, id = ''): string =>
  `<details${id && ` id="${id}"`}><summary>${head}</summary>${inside}</details>`;

const bodyOf = ({ content = {} }: Body): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p>${escapeHtml(type)}</p>${schema ? pre(schemaOf(schema)) : ''}`)
    .join('');

const pre = (text: string): string => `<pre>${text}</pre>`;

function operationOf(method: string, path: string, operation: Operation): string {
  const { summary, parameters = [], requestBody, responses } = operation;
  const asked = parameters.map((one) => `<li><code>${one.name}</code>, ${one.in}</li>`).join('');
  const answers = Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(
      ([status, one]) => `<h4>${status} ${escapeHtml(one.description ?? '')}</h4>${bodyOf(one)}`,
    );
  const head = `<code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}`;
  const form = requestBody ? `<h4>Sent</h4>${bodyOf(requestBody)}` : '';
  return fold(head, `${asked && `<ul>${asked}</ul>`}${form}${answers.join('')}`);
}

/** The contract as a page for developers: every route by group, then every schema. */
export function writeContract({ info, paths, components }: OwnContract, address: string): string {
  const operations = Object.entries(paths).flatMap(([path, { get, post }]) =>
    Object.entries({ get, post }).flatMap(([method, one]) => (one ? [{ method, path, one }] : [])),
  );
  const tags = [...new Set(operations.map(({ one }) => one.tags[0] ?? ''))];
  const groups = tags.map((tag) => {
    const own = operations.filter(({ one }) => one.tags[0] === tag);
    const rows = own.map(({ method, path, one }) => operationOf(method, path, one));
    return `<h2>${escapeHtml(tag)}</h2>${rows.join('')}`;
  });
  const schemas = Object.entries(components.schemas).map(([name, schema]) =>
    fold(`<code>${name}</code>`, pre(schemaOf(schema)), name),
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(info.title)}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"></head>` +
    `<body><main><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>` +
    `<p><a href="${address}">${address}</a></p>${groups.join('')}` +
    `<h2>schemas</h2>${schemas.join('')}</main></body></html>`
  );
}
