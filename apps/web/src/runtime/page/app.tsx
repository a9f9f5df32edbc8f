import type { PageView } from '@shop/ports/screens';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Frame } from '../../frame/frame.js';
import { VisitorContext } from '../../shop/visitor.js';
import { screenOf } from './screens.js';
import { NavigateContext } from '../../ui/app-link.js';

interface AppProps {
  page: PageView;
  translator: i18n;
  cartCount: number;
  isArriving?: boolean;
  failure?: ReactNode;
}

/** A whole page, the same on the server and in the browser. Load its screen and texts first. */
export function App({ page, translator, cartCount, isArriving, failure }: AppProps) {
  const navigate = useNavigate();
  return (
    <I18nextProvider i18n={translator}>
      <VisitorContext value={page.visitor}>
        <NavigateContext value={navigate}>
          <Frame frame={page.frame} cartCount={cartCount} isArriving={isArriving} failure={failure}>
            <CurrentScreen page={page} />
          </Frame>
        </NavigateContext>
      </VisitorContext>
    </I18nextProvider>
  );
}

/** Keyed by screen: a newer view of the same screen keeps what the visitor typed and opened. */
function CurrentScreen({ page }: { page: PageView }) {
  const Screen = screenOf(page.screen);
  return <Screen key={page.screen} view={page.view} frame={page.frame} />;
}
