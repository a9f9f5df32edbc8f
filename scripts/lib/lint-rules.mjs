const isConst = ({ typeAnnotation: type }) =>
  type.type === 'TSTypeReference' && type.typeName.name === 'const';

/** The compiler cannot check `as`, so a comment must say why it holds. */
const reasonForAs = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Say on the same line why this `as` holds: `x as Y; // as: …`.' },
  },
  create({ sourceCode, report }) {
    const lines = new Set(sourceCode.getAllComments().map(({ loc }) => loc.start.line));
    return {
      TSAsExpression(node) {
        if (!isConst(node) && !lines.has(node.loc.end.line)) report({ node, messageId: 'missing' });
      },
    };
  },
};

/** The focus and a skip link find a page's heading by its one element. */
const onePageTitle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { byHand: 'A heading of a page is a `PageTitle`, of `PageHead` or `WallHead` best.' },
  },
  create: ({ report }) => ({
    JSXOpeningElement(node) {
      if (node.name.name === 'h1') report({ node, messageId: 'byHand' });
    },
  }),
};

const handlesOfResponse = {
  '@nestjs/common': ['Res', 'Response', 'Next'],
  express: ['Response', 'NextFunction'],
};

/**
 * A controller returns an outcome; an interceptor turns it into a response
 * (docs/decisions/0002-outcomes-and-forms.md).
 */
const noResponseInHand = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { inHand: 'A controller returns an outcome and leaves the response to others.' },
  },
  create({ report }) {
    let isController = false;
    const found = [];
    return {
      Decorator({ expression }) {
        if (expression.callee?.name === 'Controller') isController = true;
      },
      ImportDeclaration({ source, specifiers }) {
        const handles = handlesOfResponse[source.value] ?? [];
        found.push(...specifiers.filter(({ imported }) => handles.includes(imported?.name)));
      },
      MemberExpression(node) {
        if (node.property.name === 'res') found.push(node);
      },
      'Program:exit'() {
        if (isController) for (const node of found) report({ node, messageId: 'inHand' });
      },
    };
  },
};

const ofContacts = /\b(?:name|given-name|family-name|email|username)\b/;
const ofMails = /^e?mail(?:Address)?$/i;
const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number';

/** The domain defines valid email addresses and names. */
const contactByDomain = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      again: 'What an email or a name may be is said by `isEmail`, `longestName` … of the domain.',
    },
  },
  create({ report }) {
    const again = (node) => report({ node, messageId: 'again' });
    return {
      JSXOpeningElement(node) {
        const valueOf = (name) =>
          node.attributes.find((one) => one.name?.name === name)?.value ?? undefined;
        const length = valueOf('maxLength')?.expression;
        const fill = String(valueOf('autoComplete')?.value);
        if (isNumber(length) && (ofContacts.test(fill) || valueOf('type')?.value === 'email'))
          again(node);
      },
      Literal(node) {
        // An @ between two expressions.
        if (node.regex && /[\])+*}]@[[(\\]/.test(node.regex.pattern)) again(node);
      },
      CallExpression(node) {
        const { callee } = node;
        const isZod = callee.property?.name === 'email' && callee.object?.name === 'z';
        const isChained =
          callee.property?.name === 'email' && callee.object?.type === 'CallExpression';
        if (isZod || isChained || callee.name === 'IsEmail') again(node);
      },
      PropertyDefinition({ key, decorators = [] }) {
        if (!ofMails.test(key.name)) return;
        for (const { expression } of decorators)
          if (/Length$/.test(expression.callee?.name) && expression.arguments.some(isNumber))
            again(expression);
      },
    };
  },
};

const isLiteral = (node) => {
  if (node.type === 'ParenthesizedExpression') return isLiteral(node.expression);
  if (node.type === 'TSAsExpression') return isConst(node) && isLiteral(node.expression);
  return node.type === 'ObjectExpression' || node.type === 'ArrayExpression';
};

/** A spread literal only hides its members from the formatter and the line limits. */
const noSpreadOfLiteral = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { spread: 'Write the members of this literal in its place, without the spread.' },
  },
  create({ report }) {
    const check = (node) => {
      if (isLiteral(node.argument)) report({ node, messageId: 'spread' });
    };
    return { SpreadElement: check, JSXSpreadAttribute: check };
  },
};

/** The project's own rules, for `.oxlintrc.json`. */
export default {
  meta: { name: 'taquilla' },
  rules: {
    'reason-for-as': reasonForAs,
    'one-page-title': onePageTitle,
    'no-response-in-hand': noResponseInHand,
    'contact-by-domain': contactByDomain,
    'no-spread-of-literal': noSpreadOfLiteral,
  },
};
