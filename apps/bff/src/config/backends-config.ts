import 'reflect-metadata';
import { ArrayMinSize, IsArray, IsOptional } from 'class-validator';
import {
  IsBaseAddress,
  IsOrigin,
  IsScope,
  IsSecret,
  IsSmtp,
  IsText,
  IsToken,
  PartedByCommas,
  PartedBySpaces,
} from './rules.js';
import { WalletConfig } from './wallet-config.js';

export class BackendsConfig extends WalletConfig {
  @IsBaseAddress()
  readonly CART_API_URL: string = 'http://localhost:3001/cart-api';

  @IsBaseAddress()
  readonly PAYMENT_API_URL: string = 'http://localhost:3001/payment-api';

  /** Origin of the payment provider's page: a payment redirects to no other. */
  @IsOrigin()
  readonly PAYMENT_PAGE_ORIGIN: string = 'http://localhost:3001';

  @IsBaseAddress()
  readonly HOTELS_API_URL: string = 'http://localhost:3001/hotel-api';

  @IsBaseAddress()
  readonly NEWSLETTER_API_URL: string = 'http://localhost:3001/newsletter-api';

  @IsBaseAddress()
  readonly SEARCH_API_URL: string = 'http://localhost:3001/search-api';

  @IsBaseAddress()
  readonly USERS_API_URL: string = 'http://localhost:3001/users-api';

  /** The OpenID Connect provider. Its documents and tokens come from this origin only. */
  @IsBaseAddress()
  readonly OAUTH_ISSUER_URL: string = 'http://localhost:3001/identity';

  @IsText()
  readonly OAUTH_CLIENT_ID: string = 'taquilla';

  @IsSecret(16)
  readonly OAUTH_CLIENT_SECRET!: string;

  @PartedBySpaces()
  @IsArray()
  @ArrayMinSize(1)
  @IsScope({ each: true })
  readonly OAUTH_SCOPES: readonly string[] = ['phone', 'email', 'profile', 'openid', 'admin'];

  @IsToken()
  readonly USERS_API_TOKEN!: string;

  @IsToken()
  readonly CART_API_TOKEN!: string;

  @IsToken()
  readonly PAYMENT_API_TOKEN!: string;

  /** All are accepted, so that it can be rotated. */
  @PartedByCommas()
  @ArrayMinSize(1)
  @IsSecret(32, { each: true })
  readonly PAYMENT_WEBHOOK_SECRET!: readonly string[];

  @IsToken()
  readonly HOTELS_API_TOKEN!: string;

  @IsToken()
  readonly NEWSLETTER_API_TOKEN!: string;

  @IsToken()
  readonly SEARCH_API_TOKEN!: string;

  /** SMTP server for mails; without it they go to the sandbox's mailbox. */
  @IsOptional()
  @IsSmtp()
  readonly SMTP_URL?: string;

  @IsBaseAddress()
  readonly MAILBOX_API_URL: string = 'http://localhost:3001/mail-api';

  @IsOptional()
  @IsToken()
  readonly MAILBOX_API_TOKEN?: string;

  @IsText()
  readonly SEARCH_DATA_STORE: string = 'coralibri-pages';

  @IsText()
  readonly SEARCH_ENGINE: string = 'coralibri-web';

  /** Credentials at the newsletter backend; none of the four reaches a browser. */
  @IsText()
  readonly NEWSLETTER_CLIENT_ID: string = 'coralibri';

  @IsText()
  readonly NEWSLETTER_EXTERNAL_KEY: string = 'newsletter-readers';

  @IsText()
  readonly NEWSLETTER_ORIGIN: string = 'coralibri-web';

  @IsText()
  readonly NEWSLETTER_MID: string = '1';

  @IsText()
  readonly SITE_CODE: string = 'coralibri';

  @IsText()
  readonly PROJECT_PREFIX: string = 'CB';
}
