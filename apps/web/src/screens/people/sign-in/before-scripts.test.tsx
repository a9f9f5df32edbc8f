import { allTexts } from '@shop/test/views/texts';
import { aFrame } from '@shop/test/views/a-frame';
import { aSignInView } from '@shop/test/views/a-sign-in-view';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createTranslator } from '../../../shop/translator.js';
import { SignInScreen } from './sign-in-screen.js';

const html = renderToString(
  <I18nextProvider i18n={createTranslator('es', allTexts.es)}>
    <QueryClientProvider client={new QueryClient()}>
      <SignInScreen view={aSignInView()} frame={aFrame()} />
    </QueryClientProvider>
  </I18nextProvider>,
);

it('has no button that does nothing before scripts load', () => {
  expect(html).toContain('type="password"');
  expect(html).not.toContain('Mostrar la contraseña');
  expect(html).not.toContain('type="button"');
});

it('uses no input type that rejects an email with accents', () => {
  expect(html).toContain('name="email"');
  expect(html).not.toContain('type="email"');
});

it('leaves validation to the browser until then', () => {
  expect(html.toLowerCase()).not.toMatch(/<form[^>]*novalidate/);
  expect(html.match(/required=""/g)).toHaveLength(2);
});
