import { IsBoolean } from 'class-validator';
import { YesOrNo } from './rules.js';
import { TrafficConfig } from './traffic-config.js';

/** Whether the shop is shown to its own team (backends/docs/rehearsal.md). */
export class RehearsalConfig extends TrafficConfig {
  /** `/rehearsal/` shows every screen, state and message, and has a switch for each backend. */
  @YesOrNo()
  @IsBoolean()
  readonly REHEARSAL: boolean = false;

  /** Says it a second time, where strangers could reach it. */
  @YesOrNo()
  @IsBoolean()
  readonly REHEARSAL_PUBLIC: boolean = false;
}

/** Of a wrong origin another rule speaks. */
const isLocal = (origin: string): boolean =>
  !URL.canParse(origin) || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

interface Asked extends RehearsalConfig {
  readonly PUBLIC_ORIGIN: string;
}

/** A rehearsal that anybody could reach is meant only where it is said twice. */
export const rehearsedInPublic = (config: Asked): readonly string[] =>
  config.REHEARSAL && !config.REHEARSAL_PUBLIC && !isLocal(config.PUBLIC_ORIGIN)
    ? [
        'REHEARSAL lets strangers break this shop: where PUBLIC_ORIGIN is not this machine, REHEARSAL_PUBLIC must be set, too',
      ]
    : [];
