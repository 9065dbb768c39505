import { useLocale } from "#web/shell/use-locale.ts";
import { deferred } from "#web/ui/deferred.tsx";
import { Hero } from "./hero.tsx";

export const HomeRest = deferred(() => import("./home-rest.tsx").then((module) => module.HomeRest));

export function HomePage() {
  const locale = useLocale();
  return (
    <>
      <Hero />
      <HomeRest language={locale} />
    </>
  );
}
