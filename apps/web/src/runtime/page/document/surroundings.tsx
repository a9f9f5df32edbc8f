import type { VisitorView } from '@shop/ports/screens';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { VisitorContext } from '../../../shop/visitor.js';
import { NavigateContext } from '../../../ui/app-link.js';

interface SurroundingsProps {
  texts: i18n;
  visitor: VisitorView;
  children: ReactNode;
}

/** The contexts that a part needs when rendered alone. */
export const Surroundings = ({ texts, visitor, children }: SurroundingsProps) => (
  <I18nextProvider i18n={texts}>
    <VisitorContext value={visitor}>
      <NavigateContext value={useNavigate()}>{children}</NavigateContext>
    </VisitorContext>
  </I18nextProvider>
);
