import { memo } from "react";
import type { BasicInfo, Link } from "#core/resume/schema.ts";
import type { View } from "../design.ts";
import { Contacts } from "./contacts.tsx";
import { marks } from "./marks.ts";

const photoAddress = /^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|svg\+xml)[;,])/i;

/** A short name in Han characters may be tracked; Latin letters in a Chinese resume may not. */
const hanName = /^[\p{sc=Han}·\s]{1,8}$/u;

/** Name, title, contacts, and the photo when there is one and the design shows it. */
export const Header = memo(function Header({
  info,
  links,
  view,
}: {
  info: BasicInfo;
  links: readonly Link[];
  view: View;
}) {
  const photo = view.hasPhoto && photoAddress.test(info.avatar.trim()) ? info.avatar.trim() : undefined;
  return (
    <header className={photo ? "rs-header rs-has-photo" : "rs-header"}>
      <div className="rs-identity">
        {info.name.trim() !== "" && (
          <h1
            className={hanName.test(info.name.trim()) ? "rs-name rs-name-han" : "rs-name"}
            {...marks(view, { field: "name" })}
          >
            {info.name}
          </h1>
        )}
        {info.title.trim() !== "" && (
          <p className="rs-title" {...marks(view, { field: "title" })}>
            {info.title}
          </p>
        )}
        <Contacts info={info} links={links} view={view} />
      </div>
      {photo && <img className="rs-photo" src={photo} alt="" {...marks(view, { field: "avatar" })} />}
    </header>
  );
});
