import { useMemo } from "react";
import type { BasicInfo, Link } from "#core/resume/schema.ts";
import type { DesignProps, View } from "../design.ts";
import { type Contact, Contacts } from "../parts/contacts.tsx";
import { NameAndTitle, Photo, photoOf } from "../parts/header.tsx";
import { brandOf } from "../parts/icons.tsx";
import { Body } from "../parts/standard.tsx";
import { Prompt, ShellLine } from "./prompt.tsx";

/** Draws header, main and side. Dates are written as a shell writes them (ISO) unless the user chose otherwise. */
export function TerminalSheet({ resume, view }: DesignProps) {
  const { basicInfo, links, sections } = resume.data;
  const own = useMemo<View>(() => (view.dateFormat === "language" ? { ...view, dateFormat: "iso" } : view), [view]);
  const photo = photoOf(basicInfo, own);
  return (
    <>
      <header className={photo ? "rs-header rs-has-photo" : "rs-header"}>
        <div className="rs-identity">
          <Prompt word="whoami" />
          <NameAndTitle info={basicInfo} view={own} />
          <Contacts info={basicInfo} links={links} view={own} flagOf={flagOf} />
        </div>
        {photo && <Photo src={photo} view={own} />}
      </header>
      <Body sections={sections} view={own} />
    </>
  );
}

/** Draws the bar of the window on every page, and on the last one the prompt that ends the session. */
export function TitleBar({ resume }: DesignProps) {
  return (
    <>
      <div className="rs-bar rs-front">
        <ShellLine text={`${handleOf(resume.data.basicInfo, resume.data.links)}@resume: ~`} />
      </div>
      <div className="rs-exit">
        <Prompt word="exit 0" />
      </div>
    </>
  );
}

const flags: Record<string, string> = {
  location: "--location",
  cellphone: "--phone",
  email: "--email",
  wechat: "--wechat",
  birth: "--born",
};

/**
 * Returns the flag of a contact. It is code, and therefore the same in every language. A link is named by its site, a
 * fact by its label.
 */
function flagOf({ origin, icon, fact }: Contact): string {
  if (fact)
    return `--${
      fact.label
        .toLowerCase()
        .replace(/[:：]$/u, "")
        .replace(/\s+/gu, "-") || "note"
    }`;
  return flags[origin.field] ?? (icon === "link" ? "--web" : `--${icon}`);
}

/** Returns the login name: the name on a code host, else the part of the email before the @, else "guest". */
export function handleOf({ email }: Pick<BasicInfo, "email">, links: readonly Pick<Link, "src" | "name">[]): string {
  const hosted = links.find(({ src, name }) => brandOf(src) ?? brandOf(name));
  const path = hosted && /\/([^/?#]+)\/?$/.exec(hosted.src.replace(/^https?:\/\//, ""))?.[1];
  const plain = (text: string | undefined) => (text ?? "").replace(/[^\w.-]/g, "").slice(0, 24);
  return plain(path) || plain(email.split("@")[0]) || "guest";
}
