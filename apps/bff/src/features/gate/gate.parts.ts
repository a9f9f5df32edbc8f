import { AdmitCode } from './calls/admit-code.js';
import { FindCode } from './calls/find-code.js';
import { GateCallsController } from './calls/gate-calls.controller.js';
import { GateFacts } from './calls/gate-facts.js';
import { JudgeCode } from './calls/judge-code.js';
import { VoucherKeysController } from './codes/voucher-keys.controller.js';
import { GateController } from './page/gate.controller.js';
import { GateDoor } from './door/gate-door.js';
import { GateFilesController } from './page/gate-files.controller.js';
import { GatePages } from './page/present-gate.js';

/** Order matters: files come before pages, whose last path segment is a language. */
export const gateControllers = [
  VoucherKeysController,
  GateCallsController,
  GateFilesController,
  GateController,
] as const;
export const gateUseCases = [
  GateDoor,
  JudgeCode,
  AdmitCode,
  FindCode,
  GateFacts,
  GatePages,
] as const;
