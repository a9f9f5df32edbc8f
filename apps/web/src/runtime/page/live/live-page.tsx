import type { PageView } from '@shop/ports/screens';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { App } from '../app.js';
import { usePage } from './use-page.js';
import { translatorOf } from '../../../shop/texts.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { useArrival } from './use-arrival.js';
import { useKeptOrder } from './use-kept-order.js';
import { cartCountKey } from './use-live-shop.js';

/** The page of the current URL. A failure to load shows above the previous page. */
export function LivePage({ first }: { first: PageView }) {
  const { page, isArriving, failure, retry } = usePage(first);
  const { data: cartCount = page.visitor.cartCount ?? 0 } = useQuery<number>({
    queryKey: cartCountKey,
    queryFn: skipToken,
  });
  const translator = translatorOf(page.frame.language);
  // A page that failed to load has not arrived; the alert about it may be out of view.
  useArrival(page, isArriving || failure !== undefined);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.scrollIntoView({ block: 'center' }), [failure]);
  useKeptOrder(page);
  const t = translator.getFixedT(page.frame.language, 'frame');
  const say = translator.getFixedT(page.frame.language, 'shop');
  return (
    <App
      page={page}
      translator={translator}
      cartCount={cartCount}
      isArriving={isArriving}
      failure={
        failure && (
          <div ref={alert} className="co-page">
            <Alert
              tone="error"
              actions={
                <Button size="sm" tone="outline" onClick={retry}>
                  {t('retry')}
                </Button>
              }
            >
              {say(failure === 'offline' ? 'offline' : 'internal')}
            </Alert>
          </div>
        )
      }
    />
  );
}
