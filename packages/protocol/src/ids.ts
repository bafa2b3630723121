export type PersonId = string;
export type TableId = string;
/** A kind of bot, as `config` lists them for each game. */
export type BotId = string;
