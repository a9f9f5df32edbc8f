import { Body, Controller, Inject, Post } from '@nestjs/common';
import { Clock } from '@shop/ports/backends';
import { ChooseRoomForm } from '@shop/ports/forms';
import { chooseRoom } from '@shop/ports/screens';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { keepChoice, stayCookieOf } from '../../../visit/stay-cookie.js';
import { Visit } from '../../../visit/visit.js';
import { ChooseRoom } from './choose-room.js';

/** Chooses rooms for a stay, by form and by JSON. A cookie keeps the choice. */
@Controller('/api')
export class ChooseRoomController {
  constructor(
    private readonly rooms: ChooseRoom,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Post(chooseRoom.path)
  async choose(@Body() form: ChooseRoomForm, @Visit() visit: Visit): Promise<Outcome> {
    const choose = form.choose ?? undefined;
    const drop = form.drop ?? undefined;
    const { page: path, visitor, jar } = visit;
    const { pathname, searchParams: query } = new URL(path, 'http://shop');
    const kept = stayCookieOf(jar);
    const now = this.clock.now();
    const made = await this.rooms.run({
      choose,
      drop,
      query,
      kept,
      visitor,
      now,
      session: visit.cart.session,
    });
    if (made.kind === 'refused') {
      const retry = { kind: 'retry', href: path } as const;
      return refused([presentProblem(made.code, visitor.language, [retry])], { path });
    }
    keepChoice(jar, made.state);
    // Opens the next empty place, or the one that was just emptied.
    if (drop === undefined) query.delete('place');
    else query.set('place', drop);
    return done(`${pathname}?${query}#rooms`);
  }
}
