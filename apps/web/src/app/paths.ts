/** The URLs of the pages: patterns for the router, paths for links. */
export const PATTERNS = {
  home: '/',
  table: '/t/:table',
  local: '/local/:match',
  make: '/new/:game',
  account: '/me',
  rules: '/rules/:game',
  document: '/docs/:document',
} as const;

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const localPath = (match: string): string => `/local/${encodeURIComponent(match)}`;
export const makePath = (game: string): string => `/new/${encodeURIComponent(game)}`;
export const rulesPath = (game: string): string => `/rules/${encodeURIComponent(game)}`;
export const documentPath = (name: string): string => `/docs/${encodeURIComponent(name)}`;
