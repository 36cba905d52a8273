import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterRoutesProps,
  type RouterTo,
  reactRouterProvider,
  useResourceContext,
} from 'react-admin';
import { forwardRef, useCallback, useMemo } from 'react';
import { createRoutesFromElements, type RouteObject, useRoutes } from 'react-router-dom';
import { RESOURCES } from '#domain/resources';
import { NotFound } from '../../ui/failures/NotFound.tsx';
import { toUrl } from '../../ui/pages/urls.ts';
import { useRouter } from './useRouter.ts';

/**
 * React-admin builds its own addresses (/carriers, /carriers/create) and has no setting for them, but sends every one
 * through its router provider. This one turns them into ours (/admin/carriers, /admin/carriers/new; Spec 2) on the way
 * out, and declares its pages under ours on the way in. It also has a click count at once, where the router would draw what
 * came of it later.
 */
const base = reactRouterProvider;

const translate = (to: RouterTo): RouterTo => {
  if (typeof to === 'string') return toUrl(to);
  return to.pathname ? { ...to, pathname: toUrl(to.pathname) } : to;
};

const Link = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, ...props }, ref) => (
  <base.Link ref={ref} to={translate(to)} {...props} />
));
Link.displayName = 'Link';

const Navigate = ({ to, ...props }: RouterNavigateProps) => <base.Navigate to={translate(to)} {...props} />;

/** A list's filter, order and page are in the query of its address alone. */
const isOfSamePage = (to: RouterTo): boolean => typeof to === 'object' && !to.pathname;

/**
 * A list is drawn anew within the click that changes it. Until it is, the next click would start from what was before, and
 * undo the first: on a slow device a filter just taken away came back with the next order. What replaces an address comes from
 * drawing.
 */
const useNavigate = (): RouterNavigateFunction => {
  const navigate = base.useNavigate();
  const router = useRouter();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') navigate(to);
      else if (router && isOfSamePage(to) && !options?.replace)
        void router.navigate(to, { ...options, flushSync: true });
      else navigate(translate(to), options);
    },
    [navigate, router],
  );
};

/**
 * Whoever leaves a form is asked once. The router draws later what became of the question: what is answered by then a second
 * time (two clicks, or a form that has been saved meanwhile) it took for a fault, and the page broke.
 */
const useBlocker: RouterProvider['useBlocker'] = shouldBlock => {
  const blocker = base.useBlocker(shouldBlock);
  const router = useRouter();
  return useMemo(() => {
    if (blocker.state !== 'blocked' || !router) return blocker;
    const isOpen = () => [...router.state.blockers.values()].some(asked => asked === blocker);
    const once = (answer: () => void) => () => void (isOpen() && answer());
    return { ...blocker, proceed: once(blocker.proceed), reset: once(blocker.reset) };
  }, [blocker, router]);
};

type Patterns = ReadonlyMap<string, string>;

/** Exactly the patterns that <Admin> declares, so that a tab may still be called "documents". */
const ALL_PAGES: Patterns = new Map(RESOURCES.map(name => [`${name}/*`, `admin/${name}/*`]));

/** Those of <Resource>, which would show the same page at any address below it: there is nothing (Spec 2). */
const PAGES_OF_A_RESOURCE: Patterns = new Map([
  ['create/*', 'new'],
  [':id/*', ':id'],
  ['/*', '/'],
]);

const translateRoutes = (routes: RouteObject[], patterns: Patterns): RouteObject[] =>
  routes.map(
    route =>
      ({
        ...route,
        path: patterns.get(route.path ?? '') ?? route.path,
        children: route.children && translateRoutes(route.children, patterns),
      }) as RouteObject,
  );

/** An entity without a list is none the less a page for whoever shortens the address of a row. */
const Routes = ({ children, location }: RouterRoutesProps) => {
  const patterns = useResourceContext() ? PAGES_OF_A_RESOURCE : ALL_PAGES;
  return useRoutes(translateRoutes(createRoutesFromElements(children), patterns), location) ?? <NotFound />;
};

export const routerProvider: RouterProvider = {
  ...base,
  Link,
  Navigate,
  useNavigate,
  useBlocker,
  Routes,
  useMatch: ({ path, ...rest }) => base.useMatch({ path: toUrl(path), ...rest }),
  matchPath: (pattern, pathname) =>
    base.matchPath(typeof pattern === 'string' ? toUrl(pattern) : { ...pattern, path: toUrl(pattern.path) }, pathname),
};
