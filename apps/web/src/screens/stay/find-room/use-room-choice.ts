import type { ChooseRoomForm } from '@shop/ports/forms';
import { chooseRoom, type FoundRoomsView } from '@shop/ports/screens';
import { type FormEvent, useEffect, useRef } from 'react';
import { buttonOf, useChoosing } from '../../../parts/choosing/use-choosing.js';
import { formFields } from '../../../shop/form-fields.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';

/** After a choice, focuses the next place. A press during a request waits for its reply. */
export function useRoomChoice(found: FoundRoomsView) {
  const { go } = useShop();
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
  const choose = (room: ChooseRoomForm) => {
    void run(room);
    return true;
  };
  const { press } = useChoosing(found, choose, isBusy);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    press(formFields(event.currentTarget, buttonOf(event)));
  };
  return { problems, isBusy, submit };
}
