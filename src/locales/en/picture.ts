/** Choosing a picture: what is wrong with a file, and the dialog that cuts it to shape. */
export const picture = {
  problem: {
    format: "Uploaded image must be in JPG/PNG format!",
    size: "Uploaded image size cannot exceed 1Mb",
    pixels: "This picture has too many pixels. Choose a smaller one.",
    unreadable: "This picture can’t be read. Choose another file.",
  },
  crop: {
    title: "Crop the picture",
    text: "Drag the picture, or move it with the arrow keys.",
    move: "Visible part of the picture. Move it with the arrow keys.",
    zoom: "Zoom",
    shape: "Shape",
    square: "Square",
    portrait: "Portrait 3:4",
    inch: "1-inch ID",
    use: "Use this crop",
    saving: "Uploading",
  },
};
