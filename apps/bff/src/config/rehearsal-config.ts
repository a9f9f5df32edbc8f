import { IsBoolean } from 'class-validator';
import { YesOrNo } from './rules.js';
import { TrafficConfig } from './traffic-config.js';

/** What is for the team's own machines: a rehearsal (backends/docs/rehearsal.md), addresses without TLS. */
export class RehearsalConfig extends TrafficConfig {
  /** `/rehearsal/` shows every screen, state and message, and has a switch for each backend. */
  @YesOrNo()
  @IsBoolean()
  readonly REHEARSAL: boolean = false;

  /** Says it a second time, where strangers could reach it. */
  @YesOrNo()
  @IsBoolean()
  readonly REHEARSAL_PUBLIC: boolean = false;

  /** Whether strangers may be served, and backends asked, without TLS. */
  @YesOrNo()
  @IsBoolean()
  readonly PLAIN_HTTP: boolean = false;
}
