import { memo, type ReactNode } from "react";
import type { BasicInfo, Link } from "#core/resume/schema.ts";
import { everyHost, photoUrl } from "#core/resume/urls.ts";
import type { View } from "../design.ts";
import { bound } from "./bound.ts";
import { Contacts } from "./contacts.tsx";
import { marks } from "./marks.ts";
import { widthOf } from "./width.ts";
import { wordsOf } from "./words.ts";

/** What the printer embeds in place of the photo's URL. */
const embedded = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i;

/** A short name in Han characters may be letter-spaced; Latin letters in a Chinese resume may not. */
const hanName = /^[\p{sc=Han}·\s]{1,8}$/u;

/** Returns the classes by which a large name becomes smaller the wider it is; a full-width letter counts twice. */
function nameClasses(name: string): string {
  const width = widthOf(name);
  const classes = ["rs-name"];
  if (hanName.test(name)) classes.push("rs-name-han");
  if (width > 18 || name.split(/\s+/).length > 3) classes.push("rs-name-long");
  if (width > 34) classes.push("rs-name-longest");
  return classes.join(" ");
}

type HeaderProps = { info: BasicInfo; links: readonly Link[]; view: View };

/** Draws name, title, contacts, and the photo where there is one and the design shows it. */
export const Header = memo(function Header({ info, links, view }: HeaderProps) {
  const photo = photoOf(info, view);
  return (
    <header className={photo ? "rs-header rs-has-photo" : "rs-header"}>
      <div className="rs-identity">
        <NameAndTitle info={info} view={view} />
        <Contacts info={info} links={links} view={view} />
      </div>
      {photo && <Photo src={photo} view={view} />}
    </header>
  );
});

/** Draws name and title, for a design that puts something between the parts of its header. */
export function NameAndTitle({ info, view }: Pick<HeaderProps, "info" | "view">) {
  const isNamed = info.name.trim() !== "";
  // The preview shows where the name goes; nobody else gets to see that it is missing.
  const name = isNamed || view.mode !== "preview" ? info.name : wordsOf(view.lang).yourName;
  return (
    <>
      {name.trim() !== "" && (
        <h1 className={nameClasses(name.trim())} {...marks(view, { field: "name", isSample: !isNamed })}>
          {isNamed ? wordsIn(name) : name}
        </h1>
      )}
      {info.title.trim() !== "" && (
        <p className="rs-title" {...marks(view, { field: "title" })}>
          {bound(info.title)}
        </p>
      )}
    </>
  );
}

/** Draws each word of a name as a piece that is never torn (fit.ts), not even at a hyphen. */
function wordsIn(name: string): ReactNode {
  return name.split(/(\s+)/u).map((word, index) =>
    word.trim() === "" ? (
      word
    ) : (
      // The position is the key: the words of a name have nothing else, and a name may repeat one.
      <span className="rs-word" key={String(index)}>
        {word}
      </span>
    ),
  );
}

export function Photo({ src, view }: { src: string; view: View }) {
  const shape = view.photoShape ? ` rs-photo-${view.photoShape}` : "";
  return (
    <img
      className={`rs-photo${shape}`}
      src={src}
      alt={wordsOf(view.lang).photo}
      {...marks(view, { field: "avatar" })}
    />
  );
}

/** Returns the URL of the photo, or undefined where there is none or the sheet shows none. */
export function photoOf(info: Pick<BasicInfo, "avatar">, view: View): string | undefined {
  const avatar = info.avatar.trim();
  if (!view.hasPhoto) return undefined;
  return embedded.test(avatar) ? avatar : photoUrl(avatar, everyHost) || undefined;
}
