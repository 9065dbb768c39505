import { type CSSProperties, memo } from "react";
import type { BasicInfo, Link, PhotoShape } from "#core/resume/schema.ts";
import { everyHost, photoUrl } from "#core/resume/urls.ts";
import type { View } from "../design.ts";
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
          {name}
        </h1>
      )}
      {info.title.trim() !== "" && (
        <p className="rs-title" {...marks(view, { field: "title" })}>
          {info.title}
        </p>
      )}
    </>
  );
}

export function Photo({ src, view }: { src: string; view: View }) {
  const style = view.photoShape ? shapes[view.photoShape] : undefined;
  return (
    <img
      className="rs-photo"
      src={src}
      alt={wordsOf(view.lang).photo}
      style={style}
      {...marks(view, { field: "avatar" })}
    />
  );
}

/**
 * A shape changes the corners and one side of the box that the design gives the photo, and never makes it larger, so
 * that it fits wherever the design puts it.
 */
const shapes: Record<PhotoShape, CSSProperties> = {
  square: { height: "auto", aspectRatio: "1", borderRadius: 0 },
  rounded: { height: "auto", aspectRatio: "1", borderRadius: "16%" },
  circle: { height: "auto", aspectRatio: "1", borderRadius: "50%" },
  inch: { width: "auto", aspectRatio: "295 / 413", borderRadius: 0 },
};

/** Returns the URL of the photo, or undefined where there is none or the sheet shows none. */
export function photoOf(info: Pick<BasicInfo, "avatar">, view: View): string | undefined {
  const avatar = info.avatar.trim();
  if (!view.hasPhoto) return undefined;
  return embedded.test(avatar) ? avatar : photoUrl(avatar, everyHost) || undefined;
}
