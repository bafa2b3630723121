import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { HomePage } from '../home/HomePage.tsx';
import { needWords } from '../words/store.ts';
import { Crash } from './Crash.tsx';
import { NotFound } from './NotFound.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, errorComponent: Crash });

const home = createRoute({ getParentRoute: () => root, path: '/', component: HomePage });

const table = createRoute({
  getParentRoute: () => root,
  path: '/t/$table',
  validateSearch: (search): { invite?: string } =>
    typeof search['invite'] === 'string' ? { invite: search['invite'] } : {},
  loader: () => needWords('table'),
  component: lazyRouteComponent(() => import('../table/TablePage.tsx'), 'TablePage'),
});

const make = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  loader: () => needWords('make'),
  component: lazyRouteComponent(() => import('../new/NewTablePage.tsx'), 'NewTablePage'),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/me',
  loader: () => needWords('account'),
  component: lazyRouteComponent(() => import('../account/AccountPage.tsx'), 'AccountPage'),
});

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  loader: () => needWords('table'),
  component: lazyRouteComponent(() => import('../rules/RulesPage.tsx'), 'RulesPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([home, table, make, account, rules]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
