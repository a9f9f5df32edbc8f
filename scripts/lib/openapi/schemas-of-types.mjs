import ts from 'typescript';

const { TypeFlags, SymbolFlags } = ts;
const primitives = [
  [TypeFlags.StringLike, { type: 'string' }],
  [TypeFlags.NumberLike, { type: 'number' }],
  [TypeFlags.BooleanLike, { type: 'boolean' }],
  [TypeFlags.Null, { type: 'null' }],
];

/** JSON Schemas 2020-12 of TypeScript types as JSON values; named types are components. */
export class SchemasOfTypes {
  components = {};
  #checker;
  #types = new Map();

  constructor(checker) {
    this.#checker = checker;
  }

  of(type, from = '') {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
    const isGeneric = (type.aliasTypeArguments ?? type.typeArguments ?? []).length > 0;
    const name = symbol?.name;
    if (!name || isGeneric || !isOurs(symbol) || !isStructured(type))
      return this.#inline(type, from);
    if (this.#types.get(name) === undefined) {
      this.#types.set(name, type);
      this.components[name] = {};
      this.components[name] = { ...described(symbol, this.#checker), ...this.#inline(type, name) };
    } else if (this.#types.get(name) !== type) {
      throw new Error(`two types are called ${name}`);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #inline(type, from) {
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (type.flags & TypeFlags.BooleanLiteral) return { const: type.intrinsicName === 'true' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    const primitive = primitives.find(([flag]) => type.flags & flag);
    if (primitive) return { ...primitive[1] };
    if (type.isUnion()) return this.#union(type, from);
    // A branded string, such as a park day.
    if (type.isIntersection()) {
      const marked = type.types.find((one) => primitives.some(([flag]) => one.flags & flag));
      if (marked) return this.#inline(marked, from);
    }
    if (this.#checker.isTupleType(type)) return this.#tuple(type, from);
    if (this.#checker.isArrayType(type))
      return { type: 'array', items: this.of(this.#checker.getTypeArguments(type)[0], from) };
    if (type.symbol?.name === 'Date') return { type: 'string', format: 'date-time' };
    if (type.getCallSignatures().length > 0) throw new Error(`${from} has a function`);
    return this.#object(type, from);
  }

  #tuple(type, from) {
    const items = this.#checker.getTypeArguments(type).map((one) => this.of(one, from));
    return { type: 'array', prefixItems: items, minItems: items.length, items: false };
  }

  #union(type, from) {
    const members = type.types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const isBoth = members.filter(({ flags }) => flags & TypeFlags.BooleanLiteral).length === 2;
    const kept = isBoth
      ? members.filter(({ flags }) => !(flags & TypeFlags.BooleanLiteral))
      : members;
    const schemas = [
      ...(isBoth ? [{ type: 'boolean' }] : []),
      ...kept.map((one) => this.of(one, from)),
    ];
    if (schemas.length === 1) return schemas[0];
    if (schemas.every((one) => one.const !== undefined))
      return { enum: schemas.map((one) => one.const) };
    const tag = isBoth ? undefined : this.#tagOf(kept);
    return tag ? { oneOf: schemas, discriminator: { propertyName: tag } } : { anyOf: schemas };
  }

  /** The discriminating property of a union. */
  #tagOf(members) {
    if (!members.every(isObject)) return undefined;
    const wordsOf = (member, name) => {
      const property = member.getProperty(name);
      const type = property && this.#checker.getTypeOfSymbol(property);
      const all = type?.isUnion() ? type.types : [type];
      return all.every((one) => one?.isStringLiteral()) ? all.map(({ value }) => value) : undefined;
    };
    return members[0]
      .getProperties()
      .map(({ name }) => name)
      .find((name) => {
        const words = members.map((one) => wordsOf(one, name));
        const flat = words.flat();
        return words.every(Boolean) && new Set(flat).size === flat.length;
      });
  }

  #object(type, from) {
    const properties = {};
    const required = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const at = `${from}.${property.name}`;
      const kind = this.#checker.getTypeOfSymbol(property);
      if (isNothing(kind)) continue;
      const schema = this.of(kind, at);
      const words = described(property, this.#checker);
      properties[property.name] = words.description ? { ...words, ...schema } : schema;
      const mayMiss = property.flags & SymbolFlags.Optional || mayBeUndefined(kind);
      if (!mayMiss) required.push(property.name);
    }
    const [index] = this.#checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      ...(index && Object.keys(properties).length === 0 ? {} : { properties }),
      ...(required.length > 0 ? { required } : {}),
      ...(index ? { additionalProperties: this.of(index.type, `${from}.*`) } : {}),
    };
  }
}

const isNothing = ({ flags }) => (flags & (TypeFlags.Undefined | TypeFlags.Never)) !== 0;

const mayBeUndefined = (type) =>
  (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0 ||
  (type.isUnion() && type.types.some(({ flags }) => flags & TypeFlags.Undefined));

const isObject = (type) =>
  (type.flags & TypeFlags.Object) !== 0 || (type.isIntersection() && type.types.every(isObject));

/** Inlined unions of literals keep other unions discriminable. */
const isStructured = (type) => isObject(type) || (type.isUnion() && type.types.every(isObject));

/** A type name may be local, so it can mean different types in different files. */
const isOurs = ({ name, declarations = [] }) =>
  !/^Root\d+$/.test(name) &&
  declarations.some(
    (one) =>
      one.getSourceFile().fileName.includes('/libs/') &&
      ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Export,
  );

function described(symbol, checker) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return text ? { description: text.replaceAll(/\s*\n\s*/g, ' ') } : {};
}
