import account from '../account/account.en.json' with { type: 'json' };
import signIn from '../sign-in/sign-in.en.json' with { type: 'json' };

export const texts = { account, signIn };
