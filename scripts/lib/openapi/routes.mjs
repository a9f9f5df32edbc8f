import { RequestMethod } from '@nestjs/common';

const places = { 3: 'body', 4: 'query', 5: 'path' };

/**
 * Every route of the Nest app, read from the compiled classes.
 * @returns rows of `{ key, method, path, body, query, code, type }`; `body` and `query` are classes
 */
export function routesOf(controllers) {
  return controllers.flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype)
      .filter((name) => name !== 'constructor' && routeOf(controller, name))
      .flatMap((name) => rowsOf(controller, name)),
  );
}

const routeOf = ({ prototype }, name) => Reflect.getMetadata('path', prototype[name]);

function rowsOf(controller, name) {
  const handler = controller.prototype[name];
  const base = Reflect.getMetadata('path', controller);
  const headers = Reflect.getMetadata('__headers__', handler) ?? [];
  return [routeOf(controller, name)].flat().map((path) => ({
    key: `${keyOf(controller)}.${name}`,
    method: RequestMethod[Reflect.getMetadata('method', handler)].toLowerCase(),
    path: addressOf(`/${base}/${path}`),
    ...classesOf(controller, name),
    type: headers.find((header) => header.name === 'Content-Type')?.value,
  }));
}

const keyOf = ({ name }) => {
  const own = name.replace(/Controller$/, '');
  return own[0].toLowerCase() + own.slice(1);
};

/** `/*path` and `/:id` in OpenAPI's form; keeps a final slash. */
const addressOf = (path) => {
  const clean = path.replaceAll(/\/{2,}/g, '/');
  const cut = clean.length > 1 && clean.endsWith('/') ? clean.slice(0, -1) : clean;
  return cut.replaceAll(/[:*](\w+)/g, '{$1}');
};

function classesOf(controller, name) {
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? [];
  const args = Reflect.getMetadata('__routeArguments__', controller, name) ?? {};
  const found = Object.entries(args).flatMap(([key, { index, data }]) => {
    const place = places[key.split(':')[0]];
    const type = types[index];
    return place && data === undefined && type !== Object ? [[place, type]] : [];
  });
  return Object.fromEntries(found);
}
