#include "shapes.h"

#include <string_view>

#include "support/text.h"

namespace lockstep::bench {
namespace {

using test::many;
using test::repeated;

using N = std::size_t;

constexpr Shape kShapes[] = {
    {"<div>…", [](N n) { return repeated("<div>", n); }},
    {"<ul><li>…", [](N n) { return repeated("<ul><li>", n); }},
    {"<select> <option>x…", [](N n) { return "<select>" + repeated("<option>x", n); }},
    {"<b id=#>… <p>x…", [](N n) { return many("<b id=#>", n) + repeated("<p>x", n); }},
    {"<b id=#>… </i>…", [](N n) { return many("<b id=#>", n) + repeated("</i>", n); }},
    {"<font size=#><div>…", [](N n) { return many("<font size=#><div>", n); }},
    {"<a><div>…", [](N n) { return repeated("<a><div>", n); }},
    {"<b><i><div></b>…", [](N n) { return repeated("<b><i><div></b>", n); }},
    {"<p distinct attributes…", [](N n) { return "<p" + many(" a#=x", n) + ">"; }},
    {"<p equal attributes…", [](N n) { return "<p" + repeated(" a=x", n) + ">"; }},
    {"<p><button> <b>… </p>…", [](N n) { return "<p><button>" + repeated("<b>", n) + repeated("</p>", n); }},
    {"<b><table> <span>… </b>…",
     [](N n) { return "<b><table>" + repeated("<span>", n) + repeated("</b>", n); }},
    {"<svg><foreignObject><svg> <g>… </div>…",
     [](N n) { return "<div><svg><foreignObject><svg>" + repeated("<g>", n) + repeated("</div>", n); }},
    {"<annotation-xml attributes…> <svg/>…",
     [](N n) { return "<math><annotation-xml" + many(" a#=x", n) + ">" + repeated("<svg/>", n); }},
    {"<div><template></template>…", [](N n) { return repeated("<div><template></template>", n); }},
    {"<template>…", [](N n) { return repeated("<template>", n); }},
    {"</html> <!--x-->…", [](N n) { return "</html>" + repeated("<!--x-->", n); }},
    {"<table> x<tr>…", [](N n) { return "<table>" + repeated("x<tr>", n); }},
    {"<table><tr><td>…", [](N n) { return repeated("<table><tr><td>", n); }},
    {"&amp;…", [](N n) { return repeated("&amp;", n); }},
    {"&Counter…Integra…", [](N n) { return repeated("&CounterClockwiseContourIntegra", n); }},
    {"&…", [](N n) { return repeated("&", n); }},
    {"<…", [](N n) { return repeated("<", n); }},
    {"<!--…", [](N n) { return repeated("<!--", n); }},
    {"NUL…", [](N n) { return std::string(n, '\0'); }},
    {"<table> NUL…", [](N n) { return "<table>" + std::string(n, '\0'); }},
    {"unclosed comment", [](N n) { return "<!--" + repeated("x-", n); }},
    {"unclosed title", [](N n) { return "<title>" + repeated("</titl", n); }},
    {"unclosed script", [](N n) { return "<script>" + repeated("<!--<script ", n); }},
    {"unclosed attribute", [](N n) { return "<p title='" + repeated("x&", n); }},
    // Noah's Ark: at most three equal ones, so each has to be compared with those before it.
    {"<b>… <p>x…", [](N n) { return "<p>" + repeated("<b>", n) + repeated("<p>x", n); }},
    {"<b class=x>…", [](N n) { return repeated("<b class=x>", n); }},
    {"<b class=#>…", [](N n) { return many("<b class=#>", n); }},
    {"<distinct tags>…", [](N n) { return many("<x#>", n); }},
    {"<b #>… <i #>… x</b>…", [](N n) { return many("<b #>", n) + many("<i #>", n) + repeated("x</b>", n); },
     true},
};

}  // namespace

std::span<const Shape> shapes() { return kShapes; }

}  // namespace lockstep::bench
