import { IsBoolean } from 'class-validator';
import { YesOrNo } from './rules.js';
import { TrafficConfig } from './traffic-config.js';

/** For development machines: the rehearsal (backends/docs/rehearsal.md) and plain HTTP. */
export class RehearsalConfig extends TrafficConfig {
  /** `/rehearsal/` shows every screen, state and message, and has a switch for each backend. */
  @YesOrNo()
  @IsBoolean()
  readonly REHEARSAL: boolean = false;

  /** Confirms the rehearsal where the public can reach the shop. */
  @YesOrNo()
  @IsBoolean()
  readonly REHEARSAL_PUBLIC: boolean = false;

  /** Allows plain HTTP for the public shop and for backends. */
  @YesOrNo()
  @IsBoolean()
  readonly PLAIN_HTTP: boolean = false;
}
