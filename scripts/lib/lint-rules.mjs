/** `as` is a promise that the compiler can't check, so it says why it holds. */
const reasonForAs = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Say on the same line why this `as` holds: `x as Y; // as: …`.' },
  },
  create({ sourceCode, report }) {
    const isConst = ({ typeAnnotation: type }) =>
      type.type === 'TSTypeReference' && type.typeName.name === 'const';
    const lines = new Set(sourceCode.getAllComments().map(({ loc }) => loc.start.line));
    return {
      TSAsExpression(node) {
        if (!isConst(node) && !lines.has(node.loc.end.line)) report({ node, messageId: 'missing' });
      },
    };
  },
};

/** Rules of this house, for `.oxlintrc.json`. */
export default { meta: { name: 'taquilla' }, rules: { 'reason-for-as': reasonForAs } };
