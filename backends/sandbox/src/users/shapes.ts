import { languages, longestPassword } from '@shop/domain';
import { z } from 'zod';
import { lastName, plainText } from '../http/call.js';

/** Long enough for every field with its own error code. */
const username = z.string().max(1000);
const password = z.string().max(longestPassword);
const token = z.string().min(1).max(4000);

/** The bodies of each call (backends/contracts/users.yaml). */
export const loginShape = z.object({ Username: username, Password: password });

export const registerShape = z.object({
  Username: username,
  Password: password,
  FirstName: plainText(80),
  LastName: lastName(80),
  Country: z.string().regex(/^[A-Z]{2}$/),
  Language: z.enum(languages),
});

export const forgotShape = z.object({ Username: username, Language: z.enum(languages) });

export const confirmShape = z.object({ token });

export const newPasswordShape = z.object({ token, Password: password });

export const changedPasswordShape = loginShape.extend({ NewPassword: password });

export const couponsShape = z.object({ email: username, gxToken: token });

export const purchasesShape = z.object({ email: username });

export type LoginQuestion = z.infer<typeof loginShape>;
export type RegisterQuestion = z.infer<typeof registerShape>;
export type ForgotQuestion = z.infer<typeof forgotShape>;
export type ConfirmQuestion = z.infer<typeof confirmShape>;
export type NewPasswordQuestion = z.infer<typeof newPasswordShape>;
export type ChangedPasswordQuestion = z.infer<typeof changedPasswordShape>;
