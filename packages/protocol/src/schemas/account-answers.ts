/** What the routes of accounts answer. */
import Type from 'typebox';
import { SeatNo, titled } from './words.ts';

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

export const AccountSchema = Type.Object(
  {
    username: Text,
    hasPassword: Type.Boolean(),
    passkeys: Type.Integer(),
    recoveryCodes: Type.Integer(),
    email: maybe(Type.Object({ address: Text, confirmed: Type.Boolean() })),
    confirmedUntil: maybe(Time),
  },
  { title: 'Account' },
);

const tokenLine = { id: Text, name: Text, createdAt: Time, expiresAt: Time, usedAt: maybe(Time) };
export const TokenLineSchema = Type.Object(tokenLine, { title: 'TokenLine' });
export const MadeTokenSchema = Type.Object({ ...tokenLine, token: Text }, { title: 'MadeToken' });
export const PasskeyLineSchema = Type.Object(
  { id: Text, name: Text, createdAt: Time },
  { title: 'PasskeyLine' },
);
/** The rest of them is WebAuthn's own, and the library's. */
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
export const SessionLineSchema = Type.Object(
  { id: Text, current: Type.Boolean(), signedInAt: Time, seenAt: Time, address: Text, browser: Text },
  { title: 'SessionLine' },
);

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
    muted: List(Text),
    reports: List(Type.Object({ about: Text, at: Time, reason: Text })),
  },
  { title: 'AccountExport' },
);

const Named = Type.Object({ person: Text, name: Text });
export const ReportLineSchema = Type.Object(
  { id: Text, at: Time, by: Named, about: Named, table: maybe(Text), reason: Text },
  { title: 'ReportLine' },
);
