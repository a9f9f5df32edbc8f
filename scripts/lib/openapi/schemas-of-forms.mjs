import { getMetadataStorage } from 'class-validator';

/** JSON Schema of each class-validator rule; an unlisted rule fails the build. */
const rules = {
  isString: () => ({ type: 'string' }),
  isBoolean: () => ({ type: ['boolean', 'string'] }),
  isInt: () => ({ type: 'integer' }),
  isObject: () => ({ type: 'object' }),
  isIso8601: () => ({ type: 'string' }),
  maxLength: ([maxLength]) => ({ maxLength }),
  minLength: ([minLength]) => ({ minLength }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  matches: ([{ source }]) => ({ type: 'string', pattern: source }),
  isIn: ([words]) => ({ enum: [...words] }),
  equals: ([word]) => ({ const: word }),
};
const ofLists = { isArray: () => ({}), arrayMaxSize: ([maxItems]) => ({ maxItems }) };
const optional = 'isOptional';

/** The schema of a form class as sent; a list of one may also be a text. */
export function schemaOfForm(form) {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(form, '', false, false);
  const defaults = new form();
  const properties = {};
  const required = [];
  for (const name of [...new Set(metadata.map(({ propertyName }) => propertyName))].sort()) {
    const rows = metadata.filter(({ propertyName }) => propertyName === name);
    const names = rows.map(nameOf);
    properties[name] = valueOf(rows, `${form.name}.${name}`);
    const mayMiss = names.includes(optional) || defaults[name] !== undefined;
    if (!mayMiss) required.push(name);
    if (names.includes(optional)) properties[name] = orNull(properties[name]);
  }
  const all = required.length > 0 ? { required } : {};
  return { type: 'object', properties, ...all, additionalProperties: false };
}

const nameOf = ({ name, type }) => name ?? (type === 'conditionalValidation' ? optional : type);

function valueOf(rows, at) {
  const isList = rows.some((row) => nameOf(row) in ofLists);
  const [item, list] = [{}, { type: 'array' }];
  for (const row of rows) {
    const name = nameOf(row);
    const { constraints = [], each } = row;
    if (name === optional) continue;
    const rule = each || !(name in ofLists) ? rules[name] : ofLists[name];
    if (!rule) throw new Error(`${at}: no schema says what ${name} does`);
    Object.assign(isList && !each ? list : item, rule(constraints));
  }
  return isList ? { anyOf: [{ ...list, items: item }, item] } : item;
}

/** null means absent. */
const orNull = (schema) => ({ anyOf: [schema, { type: 'null' }] });
