/** The schemas, for servers: TypeBox schemas of everything that comes from outside. Too big for a browser. */
export * from './from-client.ts';
export * from './http.ts';
export * from './account.ts';
export {
  AccountExportSchema,
  MadeTokenSchema,
  PasskeyCreationSchema,
  PasskeyLineSchema,
  PasskeyRequestSchema,
  RecoveryCodesSchema,
  ReportLineSchema,
  SessionLineSchema,
  TokenLineSchema,
} from './account-answers.ts';
export * from './answers.ts';
export * from './errors.ts';
export * from './from-server.ts';
export { sentenceOf } from './sentence.ts';
export { ExportedRecordSchema, RecordSchema } from './log.ts';
export { AnyJson, Id, Invite, MAX_CLOCK_MS, MAX_DAYS, SeatNo, strict, Version } from './words.ts';
