import account from '../account/account.es.json' with { type: 'json' };
import signIn from '../sign-in/sign-in.es.json' with { type: 'json' };

export const texts = { account, signIn };
