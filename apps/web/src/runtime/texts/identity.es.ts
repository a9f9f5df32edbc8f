import account from '../../screens/people/account/account.es.json' with { type: 'json' };
import signIn from '../../screens/people/sign-in/sign-in.es.json' with { type: 'json' };

export const texts = { account, signIn };
