import { schemaOfForm } from './schemas-of-forms.mjs';

const json = 'application/json';
const html = 'text/html';
const ref = (place, name) => ({ $ref: `#/components/${place}/${name}` });

/** Words of apps/bff/openapi.yaml for bodies other than JSON. */
const bodies = { page: html, file: '*/*' };

/** The TypeScript type of a word, for a route whose constant names its path. */
export function typeOf(word, constant) {
  if (word === 'done' || word === 'view') {
    if (!constant) throw new Error(`"${word}" of a route that no constant of the ports names`);
    return `${word === 'done' ? 'DoneOf' : 'ViewOf'}<${constant}>`;
  }
  const isType = !(word in bodies) && !['refusal', 'next', 'moved', 'none'].includes(word);
  return isType && !/^[\w-]+\/[\w.+-]+$/.test(word) ? word : undefined;
}

const location = { Location: { required: true, schema: { type: 'string' } } };

function responseOf(words, says, { constant, schemas, media }) {
  const content = {};
  const bodiesOfTypes = words.flatMap((word) =>
    word === 'refusal' ? ref('schemas', 'Refusal') : (schemas.get(typeOf(word, constant)) ?? []),
  );
  const [only, ...others] = bodiesOfTypes;
  if (only)
    content[media ?? json] = { schema: others.length > 0 ? { anyOf: bodiesOfTypes } : only };
  for (const word of words) {
    if (word === 'refusal') content[html] = {};
    else if (word in bodies) content[bodies[word]] = {};
    else if (word.includes('/')) content[word] = {};
  }
  const isOnward = words.some((word) => word === 'next' || word === 'moved');
  return {
    description: says,
    ...(isOnward ? { headers: location } : {}),
    ...(Object.keys(content).length > 0 ? { content } : {}),
  };
}

const statusWords = {
  200: 'Done',
  201: 'Done',
  204: 'Done',
  301: 'Moved permanently',
  302: 'Moved',
  303: 'Done; follow the redirect',
  304: 'Not modified',
  401: 'Not signed, or not signed in',
  403: 'Not allowed',
  404: 'Not found',
  422: 'Refused',
  429: 'Too many requests',
  502: 'The identity provider sent an invalid reply',
  503: 'Temporarily unavailable',
};

/** An OpenAPI 3.1 operation from a route, its row and the schemas of its types. */
export function operationOf(route, { says, ...statuses }, known) {
  const { body, query, path } = route;
  const responses = Object.entries(statuses).map(([status, words]) => [
    status,
    responseOf([words].flat(), statusWords[status], { ...known, media: route.type }),
  ]);
  const parameters = [...pathParameters(path), ...(query ? queryParameters(query) : [])];
  const form = body && { schema: ref('schemas', body.name) };
  return {
    operationId: route.id,
    summary: says,
    tags: [route.tag],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(form
      ? { requestBody: { content: { [json]: form, 'application/x-www-form-urlencoded': form } } }
      : {}),
    responses: { ...Object.fromEntries(responses), default: ref('responses', 'TurnedAway') },
  };
}

const pathParameters = (path) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(name === 'path' ? { description: 'May contain slashes' } : {}),
  }));

function queryParameters(query) {
  const { properties, required = [] } = schemaOfForm(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Replies that guards send before any route, with the statuses of the table. */
export const turnedAwayOf = (table) => ({
  description: 'Refused before the route, or an error of the shop',
  'x-statuses': table,
  content: { [json]: { schema: ref('schemas', 'Refusal') }, [html]: {}, 'text/plain': {} },
});
