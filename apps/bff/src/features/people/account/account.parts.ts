import { AccountSessionsController } from './account-sessions.controller.js';
import { ChangePasswordController } from './change-password.controller.js';
import { ChangePassword } from './change-password.js';
import { WellKnownController } from './well-known.controller.js';
import { MailTokenController } from '../mail-token/mail-token.controller.js';
import { SpendToken } from '../mail-token/spend-token.js';
import { CodeFlowController } from '../sign-in/code-flow.controller.js';
import { LogIn } from '../sign-in/log-in.js';
import { LookUpUser } from '../sign-in/look-up-user.js';
import { OpenAccount } from '../sign-in/open-account.js';
import { SignInController } from '../sign-in/sign-in.controller.js';
import { SignOut } from '../sign-in/sign-out.js';
import { UserCallsController } from '../sign-in/user-calls.controller.js';
import { WeakPasswords } from '../sign-in/weak-passwords.js';

export const accountControllers = [
  SignInController,
  MailTokenController,
  AccountSessionsController,
  ChangePasswordController,
  WellKnownController,
  UserCallsController,
  CodeFlowController,
] as const;
export const accountUseCases = [
  LogIn,
  OpenAccount,
  WeakPasswords,
  SpendToken,
  ChangePassword,
  LookUpUser,
  SignOut,
] as const;
