// Writes the shop's own contract, OpenAPI 3.1, from the build: routes and forms of the compiled
// controllers, types of the ports, and the replies listed in apps/bff/openapi.yaml.
import 'reflect-metadata';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { operationOf, turnedAwayOf, typeOf } from './lib/openapi/document.mjs';
import { routesOf } from './lib/openapi/routes.mjs';
import { schemaOfForm } from './lib/openapi/schemas-of-forms.mjs';
import { schemasOfAnswers } from './lib/openapi/types-of-answers.mjs';
import { inRoot } from './lib/paths.mjs';

const compiled = (file) => import(inRoot(`dist/${file}`));
const { AppModule } = await compiled('apps/bff/src/app.module.js');
const table = parse(await readFile(inRoot('apps/bff/openapi.yaml'), 'utf8'), { merge: true });

/** Exports of the ports with the TypeScript expression of their type; screens need no index. */
async function exportsOfPorts() {
  const folder = 'libs/ports/src/screens';
  const files = (await readdir(inRoot(`dist/${folder}`))).filter((file) => file.endsWith('.js'));
  const names = files.map((file) => basename(file, '.js')).filter((name) => name !== 'index');
  const modules = await Promise.all(names.map((name) => compiled(`${folder}/${name}.js`)));
  return modules.flatMap((module, i) =>
    Object.entries(module).map(([name, value]) => ({
      value,
      type: `typeof import('@shop/ports/screens/${names[i]}').${name}`,
    })),
  );
}

const ports = await exportsOfPorts();
/** Constants of questions and actions, by the path they name. */
const constants = new Map(
  ports.flatMap(({ value, type }) =>
    typeof value?.path === 'string' ? [[`/api${value.path}`, type]] : [],
  ),
);
const screens = ports.flatMap(({ value, type }) =>
  typeof value?.frame === 'string' ? [[type, value.name]] : [],
);

const served = (section, tag) =>
  Object.keys(table[section]).map((path) => ({ key: path, id: path, tag, method: 'get', path }));

/** A route in three languages becomes three operations. */
function withIds(routes) {
  return routes.map((route) => {
    const isMany = routes.filter(({ key }) => key === route.key).length > 1;
    const language = /\b(es|en|pt)\b/.exec(route.path)?.[1];
    return {
      ...route,
      id: isMany ? `${route.key}.${language}` : route.key,
      tag: route.key.split('.')[0],
    };
  });
}

const isOwn = ({ path }) =>
  Object.keys(table.elsewhere).every((one) => !path.startsWith(`${one}/`));

const routes = [
  ...withIds(routesOf(Reflect.getMetadata('controllers', AppModule)).filter(isOwn)),
  ...served('files', 'files'),
  ...served('operators', 'operators'),
];
const rows = { ...table.answers, ...table.files, ...table.operators };
const keys = new Set(routes.map(({ key }) => key));
const unsaid = [...keys].filter((key) => !(key in rows));
const unserved = Object.keys(rows).filter((key) => !keys.has(key));
if (unsaid.length + unserved.length > 0)
  throw new Error(`apps/bff/openapi.yaml: no row for ${unsaid}; no route for ${unserved}`);

const constantOf = ({ path }) => constants.get(path);
const typesOf = (route) => {
  const answers = Object.entries(rows[route.key]).filter(([name]) => name !== 'says');
  return answers
    .flatMap(([, words]) => words)
    .flatMap((word) => typeOf(word, constantOf(route)) ?? []);
};
const refusal = "Extract<ports.ActionReply<never>, { readonly kind: 'refused' }>";
const wanted = new Set([refusal, ...routes.flatMap(typesOf)]);
const { schemas, components } = schemasOfAnswers([...wanted], screens);

const forms = new Map();
for (const { body } of routes) {
  if (!body) continue;
  if ((forms.get(body.name) ?? body) !== body || body.name in components)
    throw new Error(`two forms or types are called ${body.name}`);
  forms.set(body.name, body);
}

const paths = {};
for (const route of routes) {
  const operation = operationOf(route, rows[route.key], { constant: constantOf(route), schemas });
  const isOperators = route.tag === 'operators';
  paths[route.path] = {
    ...paths[route.path],
    ...(isOperators ? { servers: [{ url: 'http://localhost:3002' }] } : {}),
    [route.method]: operation,
  };
}

const document = {
  openapi: '3.1.0',
  info: table.info,
  servers: [{ url: 'http://localhost:3000' }],
  paths,
  components: {
    responses: { TurnedAway: turnedAwayOf(table.turnedAway) },
    schemas: {
      Refusal: schemas.get(refusal),
      ...components,
      ...Object.fromEntries([...forms].map(([name, form]) => [name, schemaOfForm(form)])),
    },
  },
};
await writeFile(inRoot('dist/bff/openapi.json'), JSON.stringify(document));
// The imported modules of the shop keep timers and sockets open.
process.exit(0);
