import account from '../../screens/people/account/account.pt.json' with { type: 'json' };
import signIn from '../../screens/people/sign-in/sign-in.pt.json' with { type: 'json' };

export const texts = { account, signIn };
