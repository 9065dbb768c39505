import { useLocale } from "#web/shell/use-locale.ts";
import { later } from "#web/ui/later.tsx";
import { Hero } from "./hero.tsx";

export const HomeRest = later(() => import("./home-rest.tsx").then((module) => module.HomeRest));

export function HomePage() {
  const locale = useLocale();
  return (
    <>
      <Hero />
      <HomeRest language={locale} />
    </>
  );
}
