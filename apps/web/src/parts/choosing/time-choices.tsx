import type { BuyView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { Choices } from './choices.js';

interface TimeChoicesProps {
  times: NonNullable<BuyView['times']>;
  chosen: string | undefined;
  onChoose: (time: string) => void;
}

export function TimeChoices({ times, chosen, onChoose }: TimeChoicesProps) {
  const { t } = useTranslation('choosing');
  const options = times.map(({ time, text, status }) => {
    const isOut = status === 'SOLD_OUT' || status === 'CLOSED';
    const note = isOut ? t('time.soldOut') : status === 'LIMITED' && t('time.limited');
    return { value: time, text, isOut, note };
  });
  return <Choices name="time" options={options} chosen={chosen} onChoose={onChoose} />;
}
