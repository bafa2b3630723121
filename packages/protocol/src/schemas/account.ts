/** What the routes of accounts take. */
import Type from 'typebox';
import { Id, strict, titled } from './words.ts';

const MAX_PASSWORD_CHARS = 128;
/** Of tokens and passkeys. */
export const MAX_LABEL_CHARS = 60;
export const MAX_REPORT_CHARS = 500;

const Username = Type.String({ pattern: '^[A-Za-z0-9_.-]{3,24}$' });
const Password = Type.String({ minLength: 1, maxLength: MAX_PASSWORD_CHARS });
const NewPassword = Type.String({ minLength: 8, maxLength: MAX_PASSWORD_CHARS });
/** As people copy it: with blanks and dashes. */
const Code = Type.String({ minLength: 1, maxLength: 60 });

export const SignUpSchema = Type.Object(
  { username: Username, password: NewPassword },
  { ...strict, title: 'SignUp' },
);
export const SignInSchema = Type.Object(
  { username: Username, password: Password },
  { ...strict, title: 'SignIn' },
);
export const ChangePasswordSchema = Type.Object(
  { current: Password, next: NewPassword },
  { ...strict, title: 'ChangePassword' },
);
export const ConfirmAccountSchema = Type.Object(
  { password: Password },
  { ...strict, title: 'ConfirmAccount' },
);
export const RecoverAccountSchema = Type.Object(
  { username: Username, code: Code, password: NewPassword },
  { ...strict, title: 'RecoverAccount' },
);
export const AskRecoveryMailSchema = Type.Object(
  { username: Username },
  { ...strict, title: 'AskRecoveryMail' },
);
export const SetEmailSchema = Type.Object(
  // What mail servers take differs; the confirmation shows whether it works.
  {
    address: Type.String({
      maxLength: 254,
      pattern: '^[^@\\s<>,;:"\\x00-\\x1f]{1,64}@[A-Za-z0-9.-]{1,189}$',
    }),
  },
  { ...strict, title: 'SetEmail' },
);
export const ConfirmEmailSchema = Type.Object({ code: Code }, { ...strict, title: 'ConfirmEmail' });
export const NewTokenSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: MAX_LABEL_CHARS }),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  },
  { ...strict, title: 'NewToken' },
);
/** What the browser answers is the library's to look at. */
const WebAuthnAnswer = Type.Unsafe<object>({
  type: 'object',
  ...titled('WebAuthnAnswer', 'What `PublicKeyCredential.toJSON()` of the browser gives.'),
});
export const NewPasskeySchema = Type.Object(
  { response: WebAuthnAnswer, name: Type.String({ minLength: 1, maxLength: MAX_LABEL_CHARS }) },
  { ...strict, title: 'NewPasskey' },
);
export const ShownPasskeySchema = Type.Object(
  { response: WebAuthnAnswer },
  { ...strict, title: 'ShownPasskey' },
);
export const NewReportSchema = Type.Object(
  {
    person: Id,
    table: Type.Optional(Id),
    reason: Type.String({ minLength: 1, maxLength: MAX_REPORT_CHARS }),
  },
  { ...strict, title: 'NewReport' },
);
