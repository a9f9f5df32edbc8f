import type { ChooseRoomForm } from '@shop/ports/forms';
import { chooseRoom, type FoundRoomsView } from '@shop/ports/screens';
import { useIsFetching } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useInTurn } from '../../../parts/choosing/use-in-turn.js';
import { formFields } from '../../../shop/form-fields.js';
import { pageKey } from '../../../shop/page-key.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';

/** After a choice, focuses the next place. A press during a request waits for its reply. */
export function useChoosing(found: FoundRoomsView) {
  const { go } = useShop();
  const isFetching = useIsFetching({ queryKey: [pageKey] }) > 0;
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!hasChosen.current) return;
    hasChosen.current = false;
    const next = document.querySelector<HTMLElement>('#rooms [aria-current="step"]');
    (next ?? document.getElementById('stay-title'))?.focus({ preventScroll: true });
  }, [found]);
  const { problems, isBusy, run } = useAction(chooseRoom, {
    done: ({ next }) => {
      hasChosen.current = true;
      go(next.replace(/#.*/, ''), { replace: true });
    },
  });
  const press = useInTurn<ChooseRoomForm>(found, isBusy || isFetching, (room) => {
    void run(room);
    return true;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent; // as: React's submit event wraps this one
    press(formFields(event.currentTarget, submitter));
  };
  return { problems, isBusy, submit };
}
