import { addPromo, type PromoView } from '@shop/ports/screens';
import { CodeAsk, CodeField, Coupons, Promo, TakenCode } from '../../../parts/promo/promo-parts.js';
import { useTranslation } from 'react-i18next';
import { RemoveButton } from './remove-button.js';
import { usePromo } from './use-promo.js';

interface PromoProps {
  readonly promo: PromoView;
  readonly attempt: string;
  readonly path: string;
}

/** The applied code, or a field for one and the visitor's own coupons. */
export function PromoField({ promo, attempt, path }: PromoProps) {
  const use = usePromo(path, attempt);
  const { t } = useTranslation('promo');
  const { taken, coupons } = promo;
  const form = { method: 'post', action: `/api${addPromo.path}`, onSubmit: use.submit } as const;
  const problem = use.problem ?? promo.problem;
  return (
    <Promo>
      {taken ? (
        <TakenCode taken={taken} problem={use.problem?.text} arrived={use.arrived}>
          <RemoveButton
            action={use.removal}
            fields={{ ...use.fields, code: taken.code }}
            isBusy={use.isBusy}
            label={t('removeNamed', { code: taken.code })}
            onRemove={() => void use.remove(taken.code)}
          >
            {t('remove')}
          </RemoveButton>
        </TakenCode>
      ) : (
        <CodeAsk isOpen={problem !== undefined}>
          <form {...form} noValidate>
            {use.hidden}
            <CodeField promo={{ typed: promo.typed, problem }} isBusy={use.isBusy} />
          </form>
        </CodeAsk>
      )}
      <Coupons
        coupons={coupons}
        press={({ code }, words, className) => (
          <form {...form}>
            {use.hidden}
            <input type="hidden" name="code" value={code} />
            <button type="submit" className={className}>
              {words}
            </button>
          </form>
        )}
      />
    </Promo>
  );
}
