import { Body, Controller, Inject, Post } from '@nestjs/common';
import type { ErrorCode } from '@shop/domain';
import { Clock } from '@shop/ports/backends';
import { ChooseRoomForm } from '@shop/ports/forms';
import { chooseRoom } from '@shop/ports/screens';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { keepChoice, stayCookieOf } from '../../../visit/stay-cookie.js';
import { Visit } from '../../../visit/visit.js';
import { ChooseRoom, type RoomChosen } from './choose-room.js';

/** Chooses rooms for a stay, by form and by JSON. A cookie keeps the choice. */
@Controller('/api')
export class ChooseRoomController {
  constructor(
    private readonly rooms: ChooseRoom,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Post(chooseRoom.path)
  async choose(@Body() form: ChooseRoomForm, @Visit() visit: Visit): Promise<Outcome> {
    const drop = form.drop ?? undefined;
    const { pathname, searchParams: query } = new URL(visit.page, 'http://shop');
    const made = await this.rooms.run(askedBy(form, query, visit, this.clock.now()));
    if (made.kind === 'refused') return refusedWith(made.code, visit);
    keepChoice(visit.jar, made.state);
    // Opens the next empty place, or the one that was just emptied.
    if (drop === undefined) query.delete('place');
    else query.set('place', drop);
    return done(`${pathname}?${query}#rooms`);
  }
}

function askedBy(
  form: ChooseRoomForm,
  query: URLSearchParams,
  visit: Visit,
  now: Date,
): RoomChosen {
  const { visitor, jar, cart } = visit;
  const pressed = { choose: form.choose ?? undefined, drop: form.drop ?? undefined };
  return { ...pressed, query, kept: stayCookieOf(jar), visitor, now, session: cart.session };
}

function refusedWith(code: ErrorCode, { page: path, visitor }: Visit): Outcome {
  const retry = { kind: 'retry', href: path } as const;
  return refused([presentProblem(code, visitor.language, [retry])], { path });
}
