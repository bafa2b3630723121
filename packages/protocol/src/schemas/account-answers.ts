/** Response bodies of the account routes. */
import Type from 'typebox';
import { SeatNo, titled } from './words.ts';
import type { Wire } from './words.ts';

const Text = Type.String();
const Time = Type.Integer();
const List = Type.Array;
const maybe = Type.Optional;

export const PasskeySupportSchema = Type.Union(
  [
    Type.Object({ works: Type.Literal(true) }),
    Type.Object({
      works: Type.Literal(false),
      why: Type.Union([Type.Literal('insecure'), Type.Literal('address')]),
      instead: maybe(Text),
    }),
  ],
  { title: 'PasskeySupport' },
);
/**
 * Can a passkey be used at the address of this request? `insecure`: plain http on a host other than localhost;
 * `address`: a passkey belongs to a host name, and this is an IP address. `instead` is where it would work.
 */
export type PasskeySupport = Wire<typeof PasskeySupportSchema>;

export const AccountSchema = Type.Object(
  {
    username: Text,
    hasPassword: Type.Boolean(),
    passkeys: Type.Integer(),
    /** Recovery codes that have not been used. */
    recoveryCodes: Type.Integer(),
    email: maybe(Type.Object({ address: Text, confirmed: Type.Boolean() })),
    /**
     * Until when this session may do things that need a fresh sign-in (tokens, passkeys, recovery codes, e-mail,
     * export, deletion). In the past or missing if it must confirm first.
     */
    confirmedUntil: maybe(Time),
  },
  { title: 'Account' },
);
export type Account = Wire<typeof AccountSchema>;

const tokenLine = {
  id: Text,
  name: Text,
  createdAt: Time,
  expiresAt: Time,
  /** To the hour; missing if it was never used. */
  usedAt: maybe(Time),
};
export const TokenLineSchema = Type.Object(tokenLine, { title: 'TokenLine' });
export type TokenLine = Wire<typeof TokenLineSchema>;
export const MadeTokenSchema = Type.Object({ ...tokenLine, token: Text }, { title: 'MadeToken' });
/** `token` is shown only once, since only its hash is kept. */
export type MadeToken = Wire<typeof MadeTokenSchema>;
export const PasskeyLineSchema = Type.Object(
  { id: Text, name: Text, createdAt: Time },
  { title: 'PasskeyLine' },
);
export type PasskeyLine = Wire<typeof PasskeyLineSchema>;
/** The other fields are defined by WebAuthn and checked by its library. */
const webAuthn = { challenge: Text, timeout: maybe(Type.Integer()) };
const more = { additionalProperties: true } as const;
export const PasskeyCreationSchema = Type.Object(
  {
    ...webAuthn,
    rp: Type.Object({ id: Text, name: Text }),
    user: Type.Object({ id: Text, name: Text }, more),
  },
  {
    ...titled('PasskeyCreation', 'For `PublicKeyCredential.parseCreationOptionsFromJSON()` of the browser.'),
    ...more,
  },
);
export const PasskeyRequestSchema = Type.Object(
  { ...webAuthn, rpId: Text },
  {
    ...titled('PasskeyRequest', 'For `PublicKeyCredential.parseRequestOptionsFromJSON()` of the browser.'),
    ...more,
  },
);
export const RecoveryCodesSchema = Type.Object({ codes: List(Text) }, { title: 'RecoveryCodes' });
/** Shown only once, since only hashes are kept. New codes replace the old ones. */
export type RecoveryCodes = Wire<typeof RecoveryCodesSchema>;
export const SessionLineSchema = Type.Object(
  {
    id: Text,
    /** Is this the session that sent the request? */
    current: Type.Boolean(),
    signedInAt: Time,
    /** To the hour. */
    seenAt: Time,
    address: Text,
    /** What the browser says it is (`User-Agent`). */
    browser: Text,
  },
  { title: 'SessionLine' },
);
export type SessionLine = Wire<typeof SessionLineSchema>;

export const AccountExportSchema = Type.Object(
  {
    format: Type.Literal('account-1'),
    at: Time,
    profile: Type.Object({ id: Text, name: Text, account: maybe(AccountSchema), createdAt: Time }),
    sessions: List(SessionLineSchema),
    tokens: List(TokenLineSchema),
    passkeys: List(PasskeyLineSchema),
    tables: List(
      Type.Object({
        id: Text,
        game: Text,
        status: Text,
        createdAt: Time,
        endedAt: maybe(Time),
        host: Type.Boolean(),
        seats: List(SeatNo),
      }),
    ),
    chat: List(Type.Object({ table: Text, at: Time, text: Text })),
    records: List(Type.Object({ id: Text, game: Text, at: Time })),
    /** People whose chat is hidden. */
    muted: List(Text),
    reports: List(Type.Object({ about: Text, at: Time, reason: Text })),
  },
  { title: 'AccountExport' },
);
/** Everything the server keeps about a person. */
export type AccountExport = Wire<typeof AccountExportSchema>;

const Named = Type.Object({ person: Text, name: Text });
export const ReportLineSchema = Type.Object(
  { id: Text, at: Time, by: Named, about: Named, table: maybe(Text), reason: Text },
  { title: 'ReportLine' },
);
export type ReportLine = Wire<typeof ReportLineSchema>;
