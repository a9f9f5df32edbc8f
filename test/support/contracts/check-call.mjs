import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { shop } from './documents.mjs';

const isJson = (type) => /[/+]json$/.test(type);
const mediaOf = (type) => type.split(';', 1)[0].trim();

/** Unknown fields are an error of the shop or the document, unless the contract is open. */
function closed(schema, contract) {
  const { name: base, isOpen } = contract;
  if (Array.isArray(schema)) return schema.map((one) => closed(one, contract));
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, closed(part, contract)]),
  );
  if (typeof inner.$ref === 'string') inner.$ref = inner.$ref.replace(/^#/, `${base}#`);
  return 'properties' in inner && !isOpen ? { additionalProperties: false, ...inner } : inner;
}

/**
 * Checks calls `{ contract, method, path, status, type, body, asked }` against the contracts.
 * `path` has no query; `type` and `body` belong to the reply. `asked` is the request if it must
 * fit (`{ body, query, headers }`), otherwise `undefined`.
 */
export class CallCheck {
  #contracts;
  // The build and a test of the contracts validate the schemas. Optimised compilation costs more
  // than these few checks.
  #ajv = new Ajv2020({
    strict: false,
    discriminator: true,
    validateSchema: false,
    code: { optimize: false },
  });
  #validators = new WeakMap();

  /** @param {ReadonlyMap<string, import('./documents.mjs').Contract>} contracts */
  constructor(contracts) {
    this.#contracts = contracts;
    addFormats.default(this.#ajv);
    for (const one of contracts.values()) {
      const components = closed(one.document.components ?? {}, one);
      this.#ajv.addSchema({ $id: one.name, components });
    }
  }

  /**
   * @returns {{ promise: string | undefined, problem: string | undefined }} promise seen, problem
   */
  check(call) {
    const contract = this.#contracts.get(call.contract);
    const operation = contract.operationAt(call.method, call.path);
    if (!operation) return this.#unknown(call, contract);
    const { operationId, responses } = operation;
    const named = responses[call.status];
    const response = contract.resolved(named ?? responses.default);
    const table = named ? undefined : response?.['x-statuses'];
    const refused = call.status >= 400 && contract.refusalsOf(operation, call.status);
    const told = refused && toldOf(call, refused);
    const isNamed = named !== undefined;
    const whose = told ? told.whose : table ? 'any' : 'own';
    const own = `${operationId} ${isNamed ? call.status : 'default'}`;
    const promise = whose && (whose === 'any' ? `any ${call.status}` : own);
    const problem =
      this.#answerProblem(call, { response, table, isNamed }) ??
      told?.problem ??
      this.#questionProblem(call, operation, contract);
    return { promise, problem: problem && `${operationId}: ${problem}` };
  }

  /** A call outside the contract must be refused. The shop itself must never make one. */
  #unknown(call, contract) {
    const { method, path, status, asked } = call;
    const { name, document } = contract;
    const inFront = document.components?.responses?.TurnedAway?.['x-statuses'] ?? {};
    const refused = status >= 400 && contract.refusalsOf(undefined, status);
    const isTold = refused ? toldOf(call, refused).whose : status in inFront;
    const promise = isTold ? `any ${status}` : undefined;
    const isNo = name === shop ? promise : status >= 400 && asked === undefined;
    const problem = `${method} ${path} is not in the contract, and is answered ${status}`;
    return { promise, problem: isNo ? undefined : problem };
  }

  /** `default` describes errors. */
  #answerProblem({ contract, method, status, type, body }, { response, table, isNamed }) {
    const isSaid = table ? status in table : isNamed || status >= 400;
    if (!response || !isSaid) return `a status ${status}`;
    const media = mediaOf(type);
    if (method === 'HEAD' || status === 204 || (status >= 300 && status < 400)) return undefined;
    const content = response.content ?? {};
    const described = content[media] ?? content['*/*'];
    if (body === '' && (table || !response.content)) return undefined;
    if (!described) return `${status} is ${media || 'of no type'}: ${body.slice(0, 80)}`;
    if (!described.schema || !isJson(media)) return undefined;
    const wrong = this.#problemOf(described.schema, parsed(body), this.#contracts.get(contract));
    return wrong && `${status} ${wrong}`;
  }

  #questionProblem({ asked }, operation, contract) {
    if (asked === undefined) return undefined;
    const wrong = this.#parameterProblem(asked, operation, contract);
    if (wrong) return `the question ${wrong}`;
    const body = contract.resolved(operation.requestBody);
    const schema = body?.content?.['application/json']?.schema;
    if (!schema || (asked.body === undefined && !body.required)) return undefined;
    const no = asked.body === undefined || this.#problemOf(schema, asked.body, contract);
    return no && `the question ${no === true ? 'has no body' : no}`;
  }

  /** Checks query and headers. A text that can be a number counts as one. */
  #parameterProblem({ query, headers }, { parameters = [] }, contract) {
    if (!query) return undefined;
    const all = parameters.map((one) => contract.resolved(one));
    const named = all.filter((one) => one.in === 'query').map(({ name }) => name);
    const more = Object.keys(query).find((name) => !named.includes(name));
    if (more) return `has ${more}, which the contract does not name`;
    for (const { name, in: place, required, schema } of all) {
      const value = place === 'query' ? query[name] : headers[name.toLowerCase()];
      if (place === 'path' || (value === undefined && !required)) continue;
      if (value === undefined) return `lacks ${name}`;
      const wrong = this.#problemOf(schema, meant(value, contract.resolved(schema)), contract);
      if (wrong) return `has ${name}: ${wrong}`;
    }
    return undefined;
  }

  #problemOf(given, value, contract) {
    const schema = narrowed(given, value, contract);
    let validate = this.#validators.get(schema);
    if (!validate) {
      validate = this.#ajv.compile(closed(schema, contract));
      this.#validators.set(schema, validate);
    }
    if (validate(value)) return undefined;
    const { instancePath, message, params } = deepest(validate.errors);
    return `${instancePath || 'as a whole'} ${message} ${JSON.stringify(params)}`;
  }
}

/** Where a refusal's code is declared: in the operation, for any call, or nowhere. */
function toldOf({ status, body }, { own, any }) {
  const { code, error = code } = Object(parsed(body));
  if (own.includes(error)) return { whose: 'own' };
  if (any.includes(error)) return { whose: 'any' };
  return { problem: `${status} has ${error}, which is none of this call` };
}

const meant = (text, { type }) =>
  ['integer', 'number', 'boolean'].includes(type) ? parsed(text) : text;

/** Picks the one form that a reply appears to have; compiling all forms is slow. */
function narrowed(given, value, contract) {
  const schema = contract.resolved(given);
  const tag = schema.discriminator?.propertyName;
  const forms = schema.anyOf ?? (tag && schema.oneOf) ?? [];
  const isMeant = (form) => {
    const { properties, required = [], oneOf } = contract.resolved(form);
    if (oneOf) return narrowed(form, value, contract) !== contract.resolved(form);
    const words = tag && (properties?.[tag]?.enum ?? [properties?.[tag]?.const]);
    return words ? words.includes(value?.[tag]) : required.every((name) => name in Object(value));
  };
  const meant = forms.find(isMeant);
  return meant ? narrowed(meant, value, contract) : schema;
}

/** Of the errors of several forms, the ones of the form that fits best. */
const deepest = (errors) =>
  errors.reduce((one, other) =>
    other.instancePath.length > one.instancePath.length ? other : one,
  );

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
