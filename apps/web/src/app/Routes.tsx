import { Suspense, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import type { AroundNavHandler } from 'wouter';
import { HomePage } from '../home/HomePage.tsx';
import { Boundary } from './Boundary.tsx';
import { NotFound } from './NotFound.tsx';
import { account, document as documentPage, local, make, prepare, rules, table } from './pages.tsx';
import { PATTERNS } from './paths.ts';

let wishes = 0;

/** Keeps the old page until the new one is loaded. Of two clicks, the later one wins. */
async function goWhenReady(...[navigate, to, options]: Parameters<AroundNavHandler>): Promise<void> {
  const wish = ++wishes;
  await prepare(to);
  if (wish !== wishes) return;
  navigate(to, options);
  window.scrollTo(0, 0);
}

const whenReady: AroundNavHandler = (...wish) => void goWhenReady(...wish);

/** Prefetches a page when the pointer reaches its link. */
function useForesight(): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && link.origin === window.location.origin) void prepare(link.pathname);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
}

export function Routes() {
  useForesight();
  const [path] = useLocation();
  return (
    <Router aroundNav={whenReady}>
      <Boundary key={path}>
        <Suspense fallback={null}>
          <Switch>
            <Route path={PATTERNS.home} component={HomePage} />
            <Route path={PATTERNS.table} component={table.Page} />
            <Route path={PATTERNS.local} component={local.Page} />
            <Route path={PATTERNS.make} component={make.Page} />
            <Route path={PATTERNS.account} component={account.Page} />
            <Route path={PATTERNS.rules} component={rules.Page} />
            <Route path={PATTERNS.document} component={documentPage.Page} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Boundary>
    </Router>
  );
}
