import account from '../account/account.pt.json' with { type: 'json' };
import signIn from '../sign-in/sign-in.pt.json' with { type: 'json' };

export const texts = { account, signIn };
