import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.ts', '**/*.tsx'];
const product = ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'test/**'];

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

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message:
    'Named exports only; a default where a tool asks for one is listed in eslint.config.mjs.',
};
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read once, in config/; take the value from there.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'apps/web/generated/',
      '**/*.d.mts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { languageOptions: { globals: globals.node } },
  {
    files: typescript,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    // A class that a decorator's metadata needs is no mere type, though it is written as one.
    languageOptions: {
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A Nest module is a class that its decorator fills; a port and its token share one name.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-redeclare': 'off',
      'no-redeclare': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-param-reassign': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    files: product,
    ignores: tests,
    plugins: { taquilla: { rules: { 'reason-for-as': reasonForAs } } },
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, noEnvironment],
      'taquilla/reason-for-as': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['apps/*/src/config/**'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // State is an application/json block; this is the one other way to run a stranger's words.
      'no-restricted-properties': [
        'error',
        { property: 'innerHTML', message: 'React writes HTML.' },
      ],
    },
  },
  {
    files: tests,
    languageOptions: { globals: { ...globals.jest } },
    rules: { 'no-restricted-syntax': 'off', 'no-param-reassign': 'off' },
  },
  // Declarations of what a bundler makes: the default export is the bundler's.
  { files: ['**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
